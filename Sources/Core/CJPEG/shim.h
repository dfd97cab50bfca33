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
