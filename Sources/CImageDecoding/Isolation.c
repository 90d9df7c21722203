#define _GNU_SOURCE
#include "Isolation.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/// Memory that nobody can make smaller: who reads it would be killed.
static int shared_memory(const char *name, size_t size) {
    int memory = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (memory < 0) return -1;
    if (ftruncate(memory, (off_t)size) != 0 || fcntl(memory, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW) != 0) {
        close(memory);
        return -1;
    }
    return memory;
}

int boardscan_share(const uint8_t *bytes, size_t count) {
    int file = shared_memory("boardscan-file", count);
    if (file < 0) return -1;
    size_t written = 0;
    while (written < count) {
        ssize_t result = pwrite(file, bytes + written, count - written, (off_t)written);
        if (result <= 0 && errno != EINTR) {
            close(file);
            return -1;
        }
        if (result > 0) written += (size_t)result;
    }
    fcntl(file, F_ADD_SEALS, F_SEAL_WRITE);
    return file;
}

/// Gives the process its two descriptors and closes all others. They are moved up first, so that neither takes the other's place.
static int give_descriptors(posix_spawn_file_actions_t *actions, const int moved[2]) {
    int failed = posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDWR, 0);
    // What libraries dislike nobody needs to hear.
    failed |= posix_spawn_file_actions_adddup2(actions, STDIN_FILENO, STDOUT_FILENO);
    failed |= posix_spawn_file_actions_adddup2(actions, STDIN_FILENO, STDERR_FILENO);
    failed |= posix_spawn_file_actions_adddup2(actions, moved[0], file_descriptor);
    failed |= posix_spawn_file_actions_adddup2(actions, moved[1], memory_descriptor);
    failed |= posix_spawn_file_actions_addclosefrom_np(actions, memory_descriptor + 1);
    return failed;
}

/// The program began with signals handled in its own way.
static void use_default_signals(posix_spawnattr_t *attributes) {
    sigset_t all, none;
    sigfillset(&all);
    sigemptyset(&none);
    posix_spawnattr_setsigdefault(attributes, &all);
    posix_spawnattr_setsigmask(attributes, &none);
    posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
}

/// @return the process; less than 0 where it cannot be started
static pid_t start(const int moved[2], struct boardscan_task task) {
    char text[128];
    snprintf(
        text, sizeof text, "%d %d %d %u %zu %d", (int)task.kind, task.index, task.resolution, task.seconds, task.most_pixels,
        (int)getpid());
    char name[] = WORKER_NAME;
    char *arguments[] = {name, text, 0};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    use_default_signals(&attributes);
    pid_t process = -1;
    if (give_descriptors(&actions, moved) != 0
        || posix_spawn(&process, "/proc/self/exe", &actions, &attributes, arguments, environ) != 0) {
        process = -1;
    }
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return process;
}

static pid_t start_with(int file, int memory, struct boardscan_task task) {
    const int moved[2] = {
        fcntl(file, F_DUPFD_CLOEXEC, memory_descriptor + 1), fcntl(memory, F_DUPFD_CLOEXEC, memory_descriptor + 1)};
    pid_t process = moved[0] >= 0 && moved[1] >= 0 ? start(moved, task) : -1;
    for (int i = 0; i < 2; i++) {
        if (moved[i] >= 0) close(moved[i]);
    }
    return process;
}

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

/// Waits for a process, and takes its answer where it came to one.
static struct boardscan_decoded wait_for(pid_t process, const struct boardscan_decoded *answer) {
    struct boardscan_decoded result = {.outcome = boardscan_decoding_damaged};
    struct rusage usage = {0};
    int status = -1;
    while (wait4(process, &status, 0, &usage) < 0) {
        if (errno != EINTR) return result;
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) result = *answer;
    if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGALRM)) {
        result.outcome = boardscan_decoding_too_slow;
    }
    result.seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    result.pixels = 0;
    return result;
}

struct boardscan_decoded boardscan_decode_apart(int file, struct boardscan_task task) {
    struct boardscan_decoded result = {.outcome = boardscan_decoding_damaged};
    size_t size = answer_length + task.most_pixels * 3;
    int memory = shared_memory("boardscan-pixels", size);
    if (memory < 0) return result;
    uint8_t *shared = mmap(0, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, memory, 0);
    pid_t process = shared == MAP_FAILED ? -1 : start_with(file, memory, task);
    close(memory);
    if (shared == MAP_FAILED) return result;
    if (process >= 0) result = wait_for(process, (const struct boardscan_decoded *)(const void *)shared);
    int has_pixels = result.outcome == boardscan_decoding_done && task.most_pixels > 0;
    munmap(shared, has_pixels ? answer_length : size);
    if (has_pixels) result.pixels = shared + answer_length;
    return result;
}

void boardscan_release_pixels(uint8_t *pixels, size_t most_pixels) {
    if (pixels != 0) munmap(pixels, most_pixels * 3);
}

static enum boardscan_decoding decode(const struct job *job) {
    switch (job->task.kind) {
    case boardscan_task_pdf_pages: return count_pdf_pages(job);
    case boardscan_task_pdf_page: return draw_pdf_page(job);
    case boardscan_task_heif_size: return measure_heif(job);
    case boardscan_task_heif_picture: return decode_heif(job);
    }
    return boardscan_decoding_damaged;
}

/// Maps what the program shares; the descriptors are closed before the libraries see the file.
static int take_memory(struct job *job) {
    off_t count = lseek(file_descriptor, 0, SEEK_END), size = lseek(memory_descriptor, 0, SEEK_END);
    if (count <= 0 || size < answer_length) return 0;
    void *bytes = mmap(0, (size_t)count, PROT_READ, MAP_PRIVATE, file_descriptor, 0);
    uint8_t *shared = mmap(0, (size_t)size, PROT_READ | PROT_WRITE, MAP_SHARED, memory_descriptor, 0);
    close(file_descriptor);
    close(memory_descriptor);
    if (bytes == MAP_FAILED || shared == MAP_FAILED) return 0;
    job->bytes = bytes;
    job->count = (size_t)count;
    job->answer = (struct boardscan_decoded *)(void *)shared;
    job->pixels = shared + answer_length;
    return 1;
}

/// Runs before the program does: started for a task, it does that and nothing else.
__attribute__((constructor)) static void decode_if_asked(int argc, char **argv) {
    if (argc != 2 || strcmp(argv[0], WORKER_NAME) != 0) return;
    struct job job = {0};
    int kind = 0, parent = 0;
    struct boardscan_task *task = &job.task;
    if (sscanf(
            argv[1], "%d %d %d %u %zu %d", &kind, &task->index, &task->resolution, &task->seconds, &task->most_pixels,
            &parent) != 6) {
        _exit(1);
    }
    task->kind = (enum boardscan_task_kind)kind;
    if (!take_memory(&job)) _exit(1);
    confine(task->seconds);
    // Whoever asked may have ended meanwhile.
    if (getppid() != parent) _exit(1);
    struct boardscan_decoded answer = {.outcome = boardscan_decoding_damaged};
    *job.answer = answer;
    enum boardscan_decoding outcome = decode(&job);
    job.answer->outcome = outcome;
    _exit(0);
}
