// The programs of a release, as one: each of its names is that program. Swift's libraries, most of it, are there once.

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// What SwiftPM calls the `main` of an executable target.
int ReusableTableViewCellExample_main(int, char **);
int ReusableGridViewCellExample_main(int, char **);
int ReusableDatePickerViewExample_main(int, char **);
int IgnorableDatePickerViewExample_main(int, char **);
int Exercises_main(int, char **);
int NibProgram_main(int, char **);

static const struct {
    const char *name;
    int (*main)(int, char **);
} programs[] = {
    {"table-cell", ReusableTableViewCellExample_main},
    {"grid-cell", ReusableGridViewCellExample_main},
    {"date-picker", ReusableDatePickerViewExample_main},
    {"ignorable-date-picker", IgnorableDatePickerViewExample_main},
    {"exercises", Exercises_main},
    {"nib", NibProgram_main},
};

int main(int count, char **words) {
    // The file's own name: a symbolic link to it may have any.
    char path[PATH_MAX] = "";
    if (readlink("/proc/self/exe", path, sizeof path - 1) < 0) snprintf(path, sizeof path, "%s", words[0]);
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++)
        if (!strcmp(name, programs[i].name)) return programs[i].main(count, words);
    fprintf(stderr, "error: there is no program \"%s\" in here; it has these names:", name);
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) fprintf(stderr, " %s", programs[i].name);
    fputs("\n", stderr);
    return 64;
}

// In the place of ICU's `ucnv_open`, as libxml2 may know it, but not its 30 MB: it knows no encoding, so libxml2 has
// those of its own and of the C library. Without a converter, nothing else of ICU's is called.
void *openNoConverter(const char *encoding, int *status) {
    int fileAccessError = 4;
    *status = fileAccessError;
    return NULL;
}

// In the place of libgcc's `_Unwind_Backtrace`, by which Swift lists the calls that led to an error. Without tables for
// unwinding there is no list, and libgcc would abort: a learner would see another signal than on a failed unwrapping.
int endOfStack(void *step, void *argument) {
    int endReached = 5;
    return endReached;
}
