const pollMs = 500

/**
 * Sends SIGTERM to this process when its parent has ended. npm and its shell end on SIGTERM, but do not pass it on to
 * the program that they started.
 */
export function stopWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, pollMs).unref()
}
