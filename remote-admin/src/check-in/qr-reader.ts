/** Reads a QR code from the current frame; undefined while there is none. */
export type ReadQr = (video: HTMLVideoElement) => Promise<string | undefined>

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const format = 'qr_code'

/** The browser's own detector, or a decoder in JavaScript, which is fetched only where it is needed. */
export async function loadQrReader(): Promise<ReadQr> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass }
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (!BarcodeDetector || !formats?.includes(format)) return loadDecoder()
  const detector = new BarcodeDetector({ formats: [format] })
  return async (video) => (await detector.detect(video))[0]?.rawValue
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
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // It throws where it finds no code.
      return undefined
    }
  }
}
