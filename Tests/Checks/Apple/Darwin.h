// The part of Apple's C library that the libraries and the tool use, as arm64 has it, for .ci/apple. A
// function of Apple's that is missing here is an error of the step. Look it up in Apple's header, whose name
// is above each group, and add a line.
#pragma once
#include <stddef.h>
#include <stdint.h>

#define NO_TV_OR_WATCH __attribute__((availability(tvos, unavailable), availability(watchos, unavailable)))

// sys/_types.h. Swift imports `size_t` as `Int`, and `__darwin_size_t` as `UInt`.
typedef unsigned long __darwin_size_t;
typedef long ssize_t;
typedef long time_t;
typedef unsigned long clock_t;
typedef uint32_t sigset_t;
typedef int32_t pid_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef int64_t off_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;

// sys/_types/_timespec.h, time.h
struct timespec { time_t tv_sec; long tv_nsec; };
clock_t clock(void);
#define CLOCKS_PER_SEC ((clock_t)1000000)

// sys/errno.h
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EBADF 9
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define ENOSPC 28
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN

// stdio.h
typedef struct __sFILE { unsigned char *_p; } FILE;
FILE *_Nullable fopen(const char *, const char *);
int fclose(FILE *);
int fflush(FILE *);
int fileno(FILE *);
int fputs(const char *, FILE *);
int rename(const char *, const char *);
void rewind(FILE *);
#define SEEK_SET 0
#define SEEK_END 2

// stdlib.h, string.h
_Noreturn void abort(void);
_Noreturn void exit(int);
int atexit(void (*_Nonnull)(void));
void free(void *);
char *getenv(const char *);
int mkstemp(char *);
char *realpath(const char *, char *);
char *strdup(const char *);
char *strerror(int);
char *strsignal(int);

// unistd.h
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
_Noreturn void _exit(int);
int close(int);
int dup(int);
int dup2(int, int);
int ftruncate(int, off_t);
pid_t getpgid(pid_t);
pid_t getpgrp(void);
pid_t getpid(void);
pid_t getppid(void);
uid_t getuid(void);
int isatty(int);
int link(const char *, const char *);
off_t lseek(int, off_t, int);
int pipe(int[2]);
ssize_t pwrite(int, const void *, size_t, off_t);
ssize_t read(int, void *, size_t);
unsigned int sleep(unsigned int);
pid_t tcgetpgrp(int);
int tcsetpgrp(int, pid_t);
int unlink(const char *);
ssize_t write(int, const void *, size_t);

// sys/fcntl.h, sys/file.h
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_APPEND 0x0008
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define O_CLOEXEC 0x1000000
#define F_GETFD 1
#define F_SETFD 2
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1
#define LOCK_EX 0x02
#define LOCK_NB 0x04
int flock(int, int);

// sys/stat.h
struct stat {
  dev_t st_dev; mode_t st_mode; nlink_t st_nlink; ino_t st_ino; uid_t st_uid; gid_t st_gid; dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size; int64_t st_blocks; int32_t st_blksize; uint32_t st_flags, st_gen; int32_t st_lspare; int64_t st_qspare[2];
};
int fchmod(int, mode_t);
int fstat(int, struct stat *);
int mkdir(const char *, mode_t);
int stat(const char *, struct stat *);

// dirent.h
struct dirent { ino_t d_ino; uint64_t d_seekoff; uint16_t d_reclen; uint16_t d_namlen; uint8_t d_type; char d_name[1024]; };
typedef struct { int __dd_fd; } DIR;
DIR *opendir(const char *);
int closedir(DIR *);
struct dirent *readdir(DIR *);

// dlfcn.h, mach-o/dyld.h, sys/utsname.h
typedef struct dl_info { const char *dli_fname; void *dli_fbase; const char *dli_sname; void *dli_saddr; } Dl_info;
int dladdr(const void *, Dl_info *);
int _NSGetExecutablePath(char *, uint32_t *);
struct utsname { char sysname[256], nodename[256], release[256], version[256], machine[256]; };
int uname(struct utsname *);

// sys/signal.h
typedef void (*sig_t)(int);
struct __siginfo;
union __sigaction_u { void (*__sa_handler)(int); void (*__sa_sigaction)(int, struct __siginfo *, void *); };
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
typedef struct __darwin_sigaltstack { void *ss_sp; __darwin_size_t ss_size; int ss_flags; } stack_t;
int kill(pid_t, int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int raise(int);
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigaddset(sigset_t *, int);
int sigaltstack(const stack_t *, stack_t *) NO_TV_OR_WATCH;
int sigemptyset(sigset_t *);
sig_t signal(int, sig_t);
#define SS_DISABLE 0x0004
#define SA_ONSTACK 0x0001
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGTSTP 18
#define SIGCONT 19
#define SIGTTOU 22
#define SIGXCPU 24

// pthread.h
struct _opaque_pthread_t { long __sig; };
typedef struct _opaque_pthread_t *pthread_t;
pthread_t _Nonnull pthread_self(void);

// sys/resource.h, sys/wait.h
typedef uint64_t rlim_t;
struct rlimit { rlim_t rlim_cur, rlim_max; };
int setrlimit(int, const struct rlimit *);
#define RLIMIT_CORE 4
pid_t waitpid(pid_t, int *, int);

// spawn.h
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawn(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const *, char *const *) NO_TV_OR_WATCH;
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *) NO_TV_OR_WATCH;
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *) NO_TV_OR_WATCH;
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *, int, mode_t) NO_TV_OR_WATCH;
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int) NO_TV_OR_WATCH;

// termios.h, sys/ttycom.h, poll.h
typedef unsigned long tcflag_t;
typedef unsigned long speed_t;
typedef unsigned char cc_t;
struct termios { tcflag_t c_iflag, c_oflag, c_cflag, c_lflag; cc_t c_cc[20]; speed_t c_ispeed, c_ospeed; };
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);
#define ICRNL 0x00000100
#define IXON 0x00000200
#define ECHO 0x00000008
#define ICANON 0x00000100
#define VSUSP 10
#define VMIN 16
#define VTIME 17
#define TCSANOW 0
typedef unsigned int nfds_t;
struct pollfd { int fd; short events; short revents; };
int poll(struct pollfd *, nfds_t, int);
#define POLLIN 0x0001
#define POLLOUT 0x0004

// math.h
double ceil(double);
double exp2(double);
double floor(double);
double log(double);
double log2(double);
double round(double);
