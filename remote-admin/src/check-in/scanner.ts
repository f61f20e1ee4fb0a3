import { withTimeout } from '@baithak/storage/with-timeout'
import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js'

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const format = 'qr_code'
/** On some devices the browser's detector lists the format and neither resolves nor rejects. */
const detectorTimeoutMs = 1500
/** Each frame would keep a phone's processor busy. */
const frameIntervalMs = 150

const inTime = <T>(promise: Promise<T>) =>
  withTimeout(promise, detectorTimeoutMs, () => new Error('BarcodeDetector does not answer'))

async function openDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass }
  try {
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? []
    return BarcodeDetector && formats.includes(format)
      ? new BarcodeDetector({ formats: [format] })
      : undefined
  } catch {
    return undefined
  }
}

interface ScannerEvents {
  /** Each code is reported once, and again only after a frame without it. */
  onRead: (text: string) => void
  /** The camera was unplugged, or another app has taken it. */
  onEnd: () => void
}

/**
 * Shows the camera at the back in a video element and reads QR codes from it, with the browser's own detector until that
 * fails. Returns how to stop; rejects as `getUserMedia` does.
 */
export async function openScanner(
  video: HTMLVideoElement,
  { onRead, onEnd }: ScannerEvents,
): Promise<() => void> {
  const camera = await rearCamera(video)
  const canvas = new QRCanvas({}, { cropToSquare: false })
  let detector = await inTime(openDetector()).catch(() => undefined)
  let last: string | undefined
  let isReading = false
  let readMs = 0

  async function read(): Promise<string | undefined> {
    try {
      if (detector) return (await inTime(detector.detect(video)))[0]?.rawValue
    } catch {
      detector = undefined
    }
    const result = await camera.readFrame(canvas, true)
    return typeof result === 'string' ? result : undefined
  }
  const stopLoop = frameLoop(async (now) => {
    if (isReading || now - readMs < frameIntervalMs) return
    isReading = true
    readMs = now
    const text = await read().catch(() => undefined)
    isReading = false
    if (text && text !== last) onRead(text)
    last = text
  }, video)
  const stream = video.srcObject as MediaStream | null
  for (const track of stream?.getTracks() ?? []) track.addEventListener('ended', onEnd)
  return () => {
    stopLoop()
    camera.stop()
  }
}
