// libjpeg-turbo reports errors by calling a function that must not return, so it jumps. Swift can't jump.
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <jpeglib.h>

struct jpeg_errors {
    struct jpeg_error_mgr manager;
    jmp_buf end;
};

static inline void jpeg_errors_leave(j_common_ptr info) { longjmp(((struct jpeg_errors *)info->err)->end, 1); }

// Each scan goes through the whole picture. A file of a megabyte may have twenty thousand, and cameras write ten.
static inline void jpeg_scans_limit(j_common_ptr info) {
    if (((j_decompress_ptr)info)->input_scan_number > 100) jpeg_errors_leave(info);
}

static inline void jpeg_errors_ignore(j_common_ptr info, int level) {}

/// Reads the size of a file in pixels, and the pixels if there is room for them: red, green, blue and 255.
/// Returns 0 if the file is broken or no JPEG file.
static inline int jpeg_read_rgba(
    const unsigned char *file, size_t length, unsigned *width, unsigned *height, unsigned char *pixels) {
    struct jpeg_decompress_struct info;
    struct jpeg_errors errors;
    struct jpeg_progress_mgr progress;
    memset(&info, 0, sizeof info);
    info.err = jpeg_std_error(&errors.manager);
    errors.manager.error_exit = jpeg_errors_leave;
    errors.manager.emit_message = jpeg_errors_ignore;
    if (setjmp(errors.end)) {
        jpeg_destroy_decompress(&info);
        return 0;
    }
    jpeg_create_decompress(&info);
    memset(&progress, 0, sizeof progress);
    progress.progress_monitor = jpeg_scans_limit;
    info.progress = &progress;
    jpeg_mem_src(&info, file, length);
    jpeg_read_header(&info, TRUE);
    *width = info.image_width;
    *height = info.image_height;
    if (pixels) {
        info.out_color_space = JCS_EXT_RGBA;
        jpeg_start_decompress(&info);
        while (info.output_scanline < info.output_height) {
            JSAMPROW row = pixels + (size_t)info.output_scanline * info.output_width * 4;
            jpeg_read_scanlines(&info, &row, 1);
        }
        jpeg_finish_decompress(&info);
    }
    jpeg_destroy_decompress(&info);
    return 1;
}

/// Writes pixels, each of red, green, blue and a byte that is ignored, as a file, which the caller frees.
/// Returns 0 if there is no memory.
static inline int jpeg_write_rgba(
    unsigned char *pixels, unsigned width, unsigned height, int quality, unsigned char **file,
    unsigned long *length) {
    struct jpeg_compress_struct info;
    struct jpeg_errors errors;
    memset(&info, 0, sizeof info);
    info.err = jpeg_std_error(&errors.manager);
    errors.manager.error_exit = jpeg_errors_leave;
    if (setjmp(errors.end)) {
        jpeg_destroy_compress(&info);
        return 0;
    }
    jpeg_create_compress(&info);
    jpeg_mem_dest(&info, file, length);
    info.image_width = width;
    info.image_height = height;
    info.input_components = 4;
    info.in_color_space = JCS_EXT_RGBX;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, quality, TRUE);
    jpeg_start_compress(&info, TRUE);
    while (info.next_scanline < info.image_height) {
        JSAMPROW row = pixels + (size_t)info.next_scanline * width * 4;
        jpeg_write_scanlines(&info, &row, 1);
    }
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    return 1;
}
