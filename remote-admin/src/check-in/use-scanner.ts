import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { loadQrReader, type ReadQr } from './qr-reader'

const frameIntervalMs = 150
/** Then a hint says what to do. */
const slowAfterMs = 8000

/** Reads the frames of a playing video. Each code is reported once, and again only after a frame without it. */
export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onRead: (text: string) => void,
) {
  const [isSlow, setSlow] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const handleRead = useEffectEvent(onRead)

  useEffect(() => {
    if (!isOn) return
    setSlow(false)
    setFailed(false)
    let isStopped = false
    let last: string | undefined
    let frameTimer: ReturnType<typeof setTimeout>
    const startSlowTimer = () => setTimeout(() => setSlow(true), slowAfterMs)
    let slowTimer = startSlowTimer()

    async function readFrame(read: ReadQr) {
      if (isStopped) return
      const frame = video.current
      const isReadable = frame && frame.readyState >= frame.HAVE_CURRENT_DATA
      let text: string | undefined
      try {
        if (isReadable) text = await read(frame)
      } catch {
        return setFailed(true)
      }
      if (isStopped) return
      if (text && text !== last) {
        setSlow(false)
        clearTimeout(slowTimer)
        handleRead(text)
      } else if (!text && last) slowTimer = startSlowTimer()
      last = text
      frameTimer = setTimeout(() => void readFrame(read), frameIntervalMs)
    }
    loadQrReader().then(readFrame, () => setFailed(true))
    return () => {
      isStopped = true
      clearTimeout(frameTimer)
      clearTimeout(slowTimer)
    }
  }, [isOn, video])

  return { isSlow, hasFailed }
}
