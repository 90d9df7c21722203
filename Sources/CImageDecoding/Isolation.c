#define _GNU_SOURCE
#include "Isolation.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/// Seconds that a page may take: large scans take two.
static const unsigned longest = 10;
/// Bytes beyond what the program has: a page of 100 megapixels takes 0.4 GB as cairo draws it, and as much again while it is made.
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

static void limit(void) {
    // Whatever ends the program ends this process, too.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    // They go to the whole group; the program may want to finish what it reads.
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, 0);
    alarm(longest);
    size_t present = address_space();
    if (present > 0) {
        struct rlimit memory = {present + most_memory, present + most_memory};
        setrlimit(RLIMIT_AS, &memory);
    }
    struct rlimit nothing = {0, 0};
    setrlimit(RLIMIT_CORE, &nothing);
    // What libraries dislike nobody needs to hear.
    int null = open("/dev/null", O_RDWR);
    if (null >= 0) {
        dup2(null, STDIN_FILENO);
        dup2(null, STDOUT_FILENO);
        dup2(null, STDERR_FILENO);
    }
}

struct boardscan_decoded isolate(decoder decode, struct job job) {
    struct boardscan_decoded answer = {.outcome = boardscan_decoding_damaged};
    size_t header = 4096;
    size_t size = header + job.most_pixels * 3;
    uint8_t *shared = mmap(0, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (shared == MAP_FAILED) return answer;
    job.answer = (struct boardscan_decoded *)shared;
    job.pixels = shared + header;
    *job.answer = answer;
    pid_t process = fork();
    if (process == 0) {
        limit();
        job.answer->outcome = decode(&job);
        _exit(0);
    }
    int status = -1;
    while (process > 0 && waitpid(process, &status, 0) < 0) {
        if (errno != EINTR) break;
    }
    if (process > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0) answer = *job.answer;
    if (answer.outcome == boardscan_decoding_done && job.most_pixels > 0) {
        answer.pixels = job.pixels;
        munmap(shared, header);
    } else {
        answer.pixels = 0;
        munmap(shared, size);
    }
    return answer;
}

void boardscan_release_pixels(uint8_t *pixels, size_t most_pixels) {
    if (pixels != 0) munmap(pixels, most_pixels * 3);
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
