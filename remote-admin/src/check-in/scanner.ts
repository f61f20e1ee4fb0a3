import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js'

/** Reading each frame would keep a phone's processor busy. */
const frameIntervalMs = 150

interface ScannerEvents {
  /** Called once for each code, and again only after a frame without it. */
  onRead: (text: string) => void
  /** The camera was unplugged, or another app has taken it. */
  onEnd: () => void
}

/**
 * Shows the camera at the back in a video element and reads QR codes from it. Returns how to stop; rejects as
 * `getUserMedia` does.
 */
export async function openScanner(
  video: HTMLVideoElement,
  { onRead, onEnd }: ScannerEvents,
): Promise<() => void> {
  const camera = await rearCamera(video)
  const canvas = new QRCanvas({}, { cropToSquare: false })
  let last: unknown
  let isReading = false
  let readMs = 0

  const stopLoop = frameLoop(async (now) => {
    if (isReading || now - readMs < frameIntervalMs) return
    isReading = true
    readMs = now
    const text = await camera.readFrame(canvas, true).catch(() => undefined)
    isReading = false
    if (typeof text === 'string' && text !== last) onRead(text)
    last = text
  }, video)
  const stream = video.srcObject as MediaStream | null
  for (const track of stream?.getTracks() ?? []) track.addEventListener('ended', onEnd)
  return () => {
    stopLoop()
    camera.stop()
  }
}
