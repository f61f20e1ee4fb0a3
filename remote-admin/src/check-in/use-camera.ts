import { useEffect, useState, useSyncExternalStore } from 'react'

/** `waiting`: neither opened nor refused yet, as while the browser's question is open. */
type CameraError = 'denied' | 'missing' | 'busy' | 'waiting'
type CameraState =
  | { state: 'off'; error?: CameraError }
  | { state: 'starting' }
  | { state: 'on'; stream: MediaStream }

/** Then it can be started again, as some browsers never answer. */
const startTimeoutMs = 10_000
/** A muted camera sends black frames, and on some phones until it is opened anew. */
const mutedTimeoutMs = 3000
/** A camera that is lost sooner would be lost again. */
const minLifetimeMs = 5000

function errorOf(cause: unknown): CameraError {
  // A page without HTTPS has none.
  if (!navigator.mediaDevices) return 'missing'
  const name = cause instanceof DOMException ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

const stopTracks = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** Opens the camera at the back, and once more when it ends or stays muted. Returns how to close it. */
function openCamera(report: (camera: CameraState) => void): () => void {
  let isClosed = false
  let stream: MediaStream | undefined
  let timer: ReturnType<typeof setTimeout>

  async function open() {
    report({ state: 'starting' })
    timer = setTimeout(() => report({ state: 'off', error: 'waiting' }), startTimeoutMs)
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      })
      if (isClosed) return stopTracks(opened)
      watch(opened)
      report({ state: 'on', stream: opened })
    } catch (cause) {
      if (!isClosed) report({ state: 'off', error: errorOf(cause) })
    } finally {
      if (!isClosed) clearTimeout(timer)
    }
  }

  function watch(opened: MediaStream) {
    stream = opened
    const openedMs = Date.now()
    function reopen() {
      if (stream !== opened) return
      release()
      // Only an attempt tells why it was lost: unplugged, used by another app, no longer allowed.
      if (Date.now() - openedMs >= minLifetimeMs) void open()
      else report({ state: 'off', error: 'busy' })
    }
    for (const track of opened.getTracks()) {
      track.addEventListener('ended', reopen)
      track.addEventListener('mute', () => {
        if (stream === opened) timer = setTimeout(reopen, mutedTimeoutMs)
      })
      track.addEventListener('unmute', () => {
        if (stream === opened) clearTimeout(timer)
      })
    }
  }

  function release() {
    clearTimeout(timer)
    if (stream) stopTracks(stream)
    stream = undefined
  }

  void open()
  return () => {
    isClosed = true
    release()
  }
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * The camera from `start` to `stop` or until the screen is left, off while the page is hidden. The browser asks for
 * permission at `start`.
 */
export function useCamera() {
  const [camera, setCamera] = useState<CameraState>({ state: 'off' })
  /** 0 while the camera is not wanted; another number opens it anew. */
  const [attempt, setAttempt] = useState(0)
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden)

  useEffect(() => {
    if (attempt === 0) return
    if (isHidden) return setCamera({ state: 'starting' })
    return openCamera((next) => {
      setCamera(next)
      // Opened again on the way back to the tab, a camera that was refused would ask again.
      if (next.state === 'off' && next.error !== 'waiting') setAttempt(0)
    })
  }, [attempt, isHidden])

  return {
    camera,
    start: () => setAttempt((last) => last + 1),
    stop() {
      setAttempt(0)
      setCamera({ state: 'off' })
    },
  }
}
