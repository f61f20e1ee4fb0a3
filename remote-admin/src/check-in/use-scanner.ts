import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

/** `waiting`: it has not started, perhaps because the browser's question is open; `slow`: it has read no code. */
type CameraProblem = 'denied' | 'missing' | 'busy' | 'stopped' | 'notLoaded' | 'waiting' | 'slow'
type CameraState = 'off' | 'starting' | 'on'

const slowAfterMs = 8000

function problemOf(cause: unknown): CameraProblem {
  // A page without HTTPS has none.
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
  const [state, setState] = useState<CameraState>('off')
  const [problem, setProblem] = useState<CameraProblem>()
  /** 0 while the camera is not wanted; another number opens it anew. */
  const [attempt, setAttempt] = useState(0)
  const [readCount, setReadCount] = useState(0)
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden)
  const handleRead = useEffectEvent(onRead)

  useEffect(() => {
    if (attempt === 0 || isHidden) return
    let isClosed = false
    let close: (() => void) | undefined
    function fail(found: CameraProblem) {
      if (isClosed) return
      setProblem(found)
      // Opened again on the way back to the tab, a camera that was refused would ask again.
      setAttempt(0)
    }
    async function open() {
      const { openScanner } = await import('./scanner').catch(() => ({ openScanner: undefined }))
      if (!openScanner) return fail('notLoaded')
      if (isClosed || !video.current) return
      try {
        const opened = await openScanner(video.current, {
          onRead(text) {
            if (isClosed) return
            setReadCount((count) => count + 1)
            handleRead(text)
          },
          onEnd: () => fail('stopped'),
        })
        if (isClosed) return opened()
        close = opened
        setState('on')
      } catch (cause) {
        fail(problemOf(cause))
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
  }, [attempt, isHidden])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with each code
  useEffect(() => {
    if (state === 'off') return
    setProblem(undefined)
    const timer = setTimeout(() => setProblem(state === 'on' ? 'slow' : 'waiting'), slowAfterMs)
    return () => clearTimeout(timer)
  }, [state, readCount])

  return {
    video,
    state,
    problem,
    start: () => setAttempt((last) => last + 1),
    stop() {
      setAttempt(0)
      setProblem(undefined)
    },
  }
}
