// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { compressFile, type DecodedImage, decodeImage } from './compress-file'

afterEach(() => vi.restoreAllMocks())

const photo = new File(['…'], 'counter.jpg')
const largest = 150_000
async function compress(width: number, height: number, lengthOf: (pixels: number) => number) {
  const encode = vi.fn<DecodedImage['encode']>((size) =>
    'x'.repeat(lengthOf(size.width * size.height)),
  )
  const close = vi.fn()
  const url = await compressFile(photo, async () => ({ width, height, encode, close }))
  expect(close).toHaveBeenCalledOnce()
  return { url, sizes: encode.mock.calls.map(([{ width, height }]) => [width, height]) }
}

test.each<[string, number, number, (pixels: number) => number, number[][], number | undefined]>([
  ['a photo is scaled down', 4032, 3024, () => largest, [[800, 600]], largest],
  ['upright too', 3024, 4032, () => largest, [[600, 800]], largest],
  ['a small image keeps its size', 300, 200, () => 9, [[300, 200]], 9],
  [
    'noise is tried once more, smaller',
    4000,
    3000,
    (px) => px,
    [
      [800, 600],
      [400, 300],
    ],
    120_000,
  ],
  [
    'what stays too large is refused',
    4000,
    3000,
    () => largest + 1,
    [
      [800, 600],
      [400, 300],
    ],
    undefined,
  ],
])('%s', async (_, width, height, lengthOf, sizes, length) => {
  const result = await compress(width, height, lengthOf)
  expect(result.sizes).toEqual(sizes)
  expect(result.url?.length).toBe(length)
  // Five images and the cover, four times, in the five million characters of local storage.
  expect(result.url?.length ?? 0).toBeLessThan(5_000_000 / 4 / 6)
})

test('a file that cannot be decoded, or never is, is refused', async () => {
  expect(await compressFile(photo, () => Promise.reject(new Error('no image')))).toBeNull()
  vi.useFakeTimers()
  const hanging = compressFile(photo, () => new Promise(() => {}))
  await vi.runAllTimersAsync()
  expect(await hanging).toBeNull()
  vi.useRealTimers()
})

test('an image is drawn on white in the requested size and encoded as a JPEG', async () => {
  const bitmap = { width: 4032, height: 3024, close: vi.fn() }
  const pen = { fillRect: vi.fn(), drawImage: vi.fn(), fillStyle: '' }
  vi.stubGlobal('createImageBitmap', vi.fn().mockResolvedValue(bitmap))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  const toDataURL = vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:,')
  expect(await compressFile(photo, decodeImage)).toBe('data:,')
  expect(pen.fillStyle).toBe('white')
  expect(pen.fillRect.mock.invocationCallOrder[0]).toBeLessThan(
    pen.drawImage.mock.invocationCallOrder[0] ?? 0,
  )
  expect(pen.drawImage).toHaveBeenCalledWith(bitmap, 0, 0, 800, 600)
  expect(toDataURL).toHaveBeenCalledWith('image/jpeg', 0.7)
  expect(bitmap.close).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
