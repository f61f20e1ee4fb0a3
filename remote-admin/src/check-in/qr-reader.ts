import { withTimeout } from '@baithak/storage/with-timeout'

/** Reads a QR code from the current frame; undefined while there is none. Rejects where nothing can read. */
export type ReadQr = (video: HTMLVideoElement) => Promise<string | undefined>

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const format = 'qr_code'
/** On some devices the browser's detector neither resolves nor rejects. */
const detectorTimeoutMs = 1500

const inTime = <T>(promise: Promise<T>) =>
  withTimeout(promise, detectorTimeoutMs, () => new Error('BarcodeDetector does not answer'))

/**
 * The browser's own detector until it fails, else a decoder in JavaScript, which is fetched only where it is needed.
 */
export async function loadQrReader(): Promise<ReadQr> {
  const detector = await openDetector()
  if (!detector) return loadDecoder()
  let decoder: Promise<ReadQr> | undefined
  return async (video) => {
    if (!decoder)
      try {
        return (await inTime(detector.detect(video)))[0]?.rawValue
      } catch {
        decoder = loadDecoder()
      }
    return (await decoder)(video)
  }
}

async function openDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector) return undefined
  try {
    const formats = await inTime(BarcodeDetector.getSupportedFormats())
    return formats.includes(format) ? new BarcodeDetector({ formats: [format] }) : undefined
  } catch {
    return undefined
  }
}

/** Larger frames take longer and read no better: a code fills a good part of the image. */
const maxSidePx = 640

async function loadDecoder(): Promise<ReadQr> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth, videoHeight } = video
    const scale = Math.min(1, maxSidePx / Math.max(videoWidth, videoHeight))
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    if (!context || !canvas.width || !canvas.height) return undefined
    try {
      context.drawImage(video, 0, 0, canvas.width, canvas.height)
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // The decoder throws where it finds no code, and a frame may vanish while it is read.
      return undefined
    }
  }
}
