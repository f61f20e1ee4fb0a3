/** Tells the work in hand that Ctrl-C was pressed or that the process was asked to end. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.abort())
  }
  return stopping.signal
}
