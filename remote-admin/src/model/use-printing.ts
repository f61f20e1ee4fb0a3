import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns true while the page is printed. All rows must be rendered before the event ends, hence the flush. */
export function usePrinting() {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const listen = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    for (const type of ['beforeprint', 'afterprint'])
      window.addEventListener(type, listen, { signal })
    return () => listening.abort()
  }, [])
  return isPrinting
}
