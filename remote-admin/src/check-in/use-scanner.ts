import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

type CameraProblem = 'denied' | 'missing' | 'busy' | 'stopped' | 'notLoaded'

function problemFor(cause: unknown): CameraProblem {
  // A page without HTTPS has no media devices.
  if (!navigator.mediaDevices) return 'missing'
  const name = cause instanceof DOMException ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * The camera from `start` to `stop` or until the screen is left, off while the page is hidden. Its code and the decoder's
 * are fetched at `start`, when the browser asks for permission too.
 */
export function useScanner(onRead: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'off' | 'starting' | 'on'>('off')
  const [problem, setProblem] = useState<CameraProblem>()
  const [isWanted, setWanted] = useState(false)
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden)
  const handleRead = useEffectEvent(onRead)

  useEffect(() => {
    if (!isWanted || isHidden) return
    let isClosed = false
    let close: (() => void) | undefined
    function fail(found: CameraProblem) {
      if (isClosed) return
      setProblem(found)
      // A refused camera would ask again when the tab is shown again.
      setWanted(false)
    }
    async function open() {
      const { openScanner } = await import('./scanner').catch(() => ({ openScanner: undefined }))
      if (!openScanner) return fail('notLoaded')
      if (isClosed || !video.current) return
      try {
        const opened = await openScanner(video.current, {
          onRead: (text) => !isClosed && handleRead(text),
          onEnd: () => fail('stopped'),
        })
        if (isClosed) return opened()
        close = opened
        setState('on')
      } catch (cause) {
        fail(problemFor(cause))
      }
    }
    setState('starting')
    setProblem(undefined)
    void open()
    return () => {
      isClosed = true
      close?.()
      setState('off')
    }
  }, [isWanted, isHidden])

  return { video, state, problem, start: () => setWanted(true), stop: () => setWanted(false) }
}
