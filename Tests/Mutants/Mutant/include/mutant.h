#include <stdbool.h>

extern int mutant_chosen;
extern bool mutant_notes;
bool mutant_noted(int number);

/// Whether the change with this number is the one that MUTANT chose. Notes that a test asked it, if MUTANT_REACH names a
/// file.
static inline bool mutant(int number) {
    return number == mutant_chosen || (mutant_notes && mutant_noted(number));
}

/// Notes that all that was asked since the test before was asked by this one.
void mutant_test_ended(const char *test);
