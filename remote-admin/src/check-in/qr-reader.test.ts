// @vitest-environment jsdom
import { passCodes } from '@baithak/domain/check-in'
import { drawQr } from '@baithak/ui/qr'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadQrReader } from './qr-reader'

const { qrText } = passCodes({
  memberId: 'U-4F7K2Q9Z',
  name: 'आन्या राव',
  kind: 'gold_monthly',
  day: new Date('2026-12-20T00:00+05:30'),
  now: new Date('2026-11-23T09:30+05:30'),
})
const video = document.createElement('video')
const scale = 4

/** The pixels of a QR code as the check-in screen draws it. */
function photograph(text: string): ImageData {
  const { size, modules, finders } = drawQr(text)
  const side = size * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  function paint(shade: number, x: number, y: number, width: number) {
    for (let row = y * scale; row < (y + width) * scale; row += 1)
      for (let column = x * scale; column < (x + width) * scale; column += 1)
        data.fill(shade, (row * side + column) * 4, (row * side + column) * 4 + 3)
  }
  for (const { x, y } of modules) paint(20, x, y, 1)
  for (const { x, y } of finders) {
    paint(20, x, y, 7)
    paint(255, x + 1, y + 1, 5)
    paint(20, x + 2, y + 2, 3)
  }
  return { data, width: side, height: side, colorSpace: 'srgb' } as ImageData
}

function showInVideo(image: ImageData) {
  vi.spyOn(video, 'videoWidth', 'get').mockReturnValue(image.width)
  vi.spyOn(video, 'videoHeight', 'get').mockReturnValue(image.height)
  const context = { drawImage() {}, getImageData: () => image }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('without the browser’s detector', () => {
  test('the decoder reads a member’s code', async () => {
    showInVideo(photograph(qrText))
    const read = await loadQrReader()
    expect(await read(video)).toBe(qrText)
  })

  test('a frame without a code is nothing', async () => {
    const data = new Uint8ClampedArray(200 * 200 * 4).fill(255)
    showInVideo({ data, width: 200, height: 200, colorSpace: 'srgb' } as ImageData)
    const read = await loadQrReader()
    expect(await read(video)).toBeUndefined()
  })
})

const never = () => new Promise<never>(() => {})
interface FakeDetector {
  construct?: () => void
  formats?: () => Promise<string[]>
  detect?: () => Promise<{ rawValue: string }[]>
}
function stubDetector({ construct, formats, detect }: FakeDetector) {
  const detects = vi.fn(detect ?? (async () => [{ rawValue: 'from the browser' }]))
  class BarcodeDetector {
    static getSupportedFormats = formats ?? (async () => ['qr_code'])
    detect = detects
    constructor() {
      construct?.()
    }
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
  return detects
}

describe('the browser’s detector', () => {
  test('reads', async () => {
    stubDetector({})
    const read = await loadQrReader()
    expect(await read(video)).toBe('from the browser')
  })

  const fail = () => {
    throw new DOMException('', 'NotSupportedError')
  }
  test.each<[string, FakeDetector]>([
    ['reads no QR codes', { formats: async () => ['ean_13'] }],
    ['cannot name its formats', { formats: async () => fail() }],
    ['never names its formats', { formats: never }],
    ['cannot be constructed', { construct: fail }],
    ['rejects', { detect: async () => fail() }],
    ['throws', { detect: fail }],
    ['never answers', { detect: never }],
  ])('that %s is replaced by the decoder', async (_, detector) => {
    vi.useFakeTimers()
    const detects = stubDetector(detector)
    showInVideo(photograph(qrText))
    const texts = loadQrReader().then(async (read) => [await read(video), await read(video)])
    await vi.advanceTimersByTimeAsync(1500)
    expect(await texts).toEqual([qrText, qrText])
    expect(detects.mock.calls.length).toBeLessThan(2)
  })
})
