/** Aborts on Ctrl-C and when the process is terminated. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => controller.abort())
  }
  return controller.signal
}
