#define _GNU_SOURCE
#include "Isolation.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

/// Seconds on the clock, for what waits instead of working.
static const unsigned longest_wait = 300;
/// Bytes beyond what the process begins with: a page of 100 megapixels takes 0.4 GB as cairo draws it, and as much again while it is
/// made.
static const size_t most_memory = (size_t)2 << 30;

/// Bytes of address space that the process has.
static size_t address_space(void) {
    size_t pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == 0) return 0;
    if (fscanf(file, "%zu", &pages) != 1) pages = 0;
    fclose(file);
    return pages * (size_t)sysconf(_SC_PAGESIZE);
}

static void limit(int resource, rlim_t least, rlim_t most) {
    struct rlimit limits = {least, most};
    setrlimit(resource, &limits);
}

void confine(unsigned seconds) {
    // Whatever ends the program ends this process, too.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // They go to the whole group; the program may want to finish what it reads.
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    alarm(longest_wait);
    // The signal of the lower limit tells what was wrong.
    limit(RLIMIT_CPU, seconds, seconds + 1);
    size_t present = address_space();
    if (present > 0) limit(RLIMIT_AS, present + most_memory, present + most_memory);
    limit(RLIMIT_CORE, 0, 0);
    limit(RLIMIT_FSIZE, 0, 0);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    filter_system_calls();
}

int load_library(const char *name, const struct symbol *symbols, size_t count) {
    void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
    if (library == 0) return 0;
    for (size_t i = 0; i < count; i++) {
        void *symbol = dlsym(library, symbols[i].name);
        if (symbol == 0) return 0;
        *(void **)symbols[i].place = symbol;
    }
    return 1;
}
