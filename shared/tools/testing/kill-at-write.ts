import { interruptWrites } from './interrupt-writes'

/** Loaded before a program: kills it before one of its writes, as no handler of it can prevent. */
let remaining = Number(process.env.BAITHAK_KILL_AT)
interruptWrites(() => {
  remaining -= 1
  if (remaining === 0) process.kill(process.pid, 'SIGKILL')
})
