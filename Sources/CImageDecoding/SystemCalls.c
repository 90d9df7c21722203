#define _GNU_SOURCE
#include "Isolation.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(action) BPF_STMT(BPF_RET | BPF_K, action)
#define REFUSE(error) ANSWER(SECCOMP_RET_ERRNO | (error))
/// Unless A is the value, passes over so many instructions.
#define UNLESS(value, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, skipped)
#define ALLOW(call) UNLESS(SYS_##call, 1), ANSWER(SECCOMP_RET_ALLOW)
/// Files are opened to be read alone; the flags are one of the arguments, of which the lower half comes first.
#define ALLOW_READING(call, argument)                                                                                       \
    UNLESS(SYS_##call, 4), LOAD(args[argument]), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_ACCMODE | O_CREAT | O_TRUNC, 1, 0),  \
        ANSWER(SECCOMP_RET_ALLOW), REFUSE(EACCES)
/// Only where the first argument is this one.
#define ALLOW_FOR(call, value) UNLESS(SYS_##call, 4), LOAD(args[0]), UNLESS(value, 1), ANSWER(SECCOMP_RET_ALLOW), REFUSE(EPERM)

void filter_system_calls(void) {
    struct sock_filter program[] = {
        LOAD(arch),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
        ANSWER(SECCOMP_RET_KILL_PROCESS),
        LOAD(nr),
        // Memory and threads.
        ALLOW(mmap), ALLOW(munmap), ALLOW(mprotect), ALLOW(mremap), ALLOW(brk), ALLOW(madvise), ALLOW(mincore), ALLOW(membarrier),
        ALLOW(futex), ALLOW(set_robust_list), ALLOW(set_tid_address), ALLOW(rseq), ALLOW(sched_yield), ALLOW(sched_getaffinity),
        ALLOW(sched_getparam), ALLOW(sched_getscheduler), ALLOW(exit), ALLOW(exit_group), ALLOW(restart_syscall),
        // Threads, not processes. What the kernel lacks glibc does without.
        UNLESS(SYS_clone3, 1), REFUSE(ENOSYS),
        UNLESS(SYS_clone, 4), LOAD(args[0]), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1), ANSWER(SECCOMP_RET_ALLOW),
        REFUSE(EPERM),
        ALLOW_FOR(prctl, PR_SET_NAME),
        // Signals to itself.
        ALLOW_FOR(tgkill, (unsigned)getpid()),
        ALLOW(rt_sigaction), ALLOW(rt_sigprocmask), ALLOW(rt_sigreturn), ALLOW(sigaltstack),
        // Files, to read.
        ALLOW_READING(openat, 2),
        ALLOW(read), ALLOW(readv), ALLOW(pread64), ALLOW(lseek), ALLOW(close), ALLOW(fstat), ALLOW(newfstatat), ALLOW(statx),
        ALLOW(statfs), ALLOW(fstatfs), ALLOW(faccessat), ALLOW(faccessat2), ALLOW(readlinkat), ALLOW(getdents64), ALLOW(getcwd),
        ALLOW(fcntl), ALLOW(dup), ALLOW(write), ALLOW(writev), ALLOW(ppoll), ALLOW(pipe2), ALLOW(eventfd2),
        // What there is to know.
        ALLOW(getpid), ALLOW(getppid), ALLOW(gettid), ALLOW(getuid), ALLOW(geteuid), ALLOW(getgid), ALLOW(getegid), ALLOW(uname),
        ALLOW(sysinfo), ALLOW(getrusage), ALLOW(clock_gettime), ALLOW(clock_getres), ALLOW(clock_nanosleep), ALLOW(nanosleep),
        ALLOW(gettimeofday), ALLOW(getrandom), ALLOW(times),
#if defined(__x86_64__)
        ALLOW_READING(open, 1),
        ALLOW(stat), ALLOW(lstat), ALLOW(access), ALLOW(readlink), ALLOW(getdents), ALLOW(poll), ALLOW(dup2), ALLOW(time),
        ALLOW(arch_prctl),
#endif
        REFUSE(EPERM),
    };
    struct sock_fprog filtered = {.len = sizeof program / sizeof *program, .filter = program};
    // A kernel without filters goes without.
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filtered, 0, 0);
}

#else

void filter_system_calls(void) {}

#endif
