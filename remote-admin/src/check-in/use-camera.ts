import { useEffect, useRef, useState } from 'react'

type CameraError = 'denied' | 'missing' | 'busy'
type CameraState =
  | { state: 'off'; error?: CameraError }
  | { state: 'starting' }
  | { state: 'on'; stream: MediaStream }

function errorOf(cause: unknown): CameraError {
  const name = cause instanceof DOMException ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

const stopTracks = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** The camera at the back, from `start` to `stop` or until the screen is left. The browser asks for permission at `start`. */
export function useCamera() {
  const [camera, setCamera] = useState<CameraState>({ state: 'off' })
  const isLeft = useRef(false)
  const stream = camera.state === 'on' ? camera.stream : null

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  useEffect(() => {
    if (!stream) return
    // Unplugged, or its permission was withdrawn.
    const handleEnded = () => setCamera({ state: 'off', error: 'missing' })
    for (const track of stream.getTracks()) track.addEventListener('ended', handleEnded)
    return () => stopTracks(stream)
  }, [stream])

  async function start() {
    setCamera({ state: 'starting' })
    // A page without HTTPS has none.
    if (!navigator.mediaDevices) return setCamera({ state: 'off', error: 'missing' })
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      })
      if (isLeft.current) stopTracks(opened)
      else setCamera({ state: 'on', stream: opened })
    } catch (cause) {
      setCamera({ state: 'off', error: errorOf(cause) })
    }
  }
  return { camera, start, stop: () => setCamera({ state: 'off' }) }
}
