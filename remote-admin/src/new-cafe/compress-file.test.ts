// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { compressFile } from './compress-file'

const photo = new File(['…'], 'counter.jpg')
const largest = 150_000
const pen = { fillRect: vi.fn(), drawImage: vi.fn(), fillStyle: '' }
const decode = vi.fn<() => Promise<object>>()

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
})

test.each<[string, number[], (pixels: number) => number, string[], number | undefined]>([
  ['a photo is scaled down', [4032, 3024], () => largest, ['800×600 0.7'], largest],
  ['an upright photo is scaled down', [3024, 4032], () => largest, ['600×800 0.7'], largest],
  ['a small image keeps its size', [300, 200], () => 9, ['300×200 0.7'], 9],
  [
    'a photo of noise is made smaller once more',
    [4000, 3000],
    (px) => px,
    ['800×600 0.7', '400×300 0.6'],
    120_000,
  ],
  [
    'an image that stays too large is refused',
    [4000, 3000],
    () => largest + 1,
    ['800×600 0.7', '400×300 0.6'],
    undefined,
  ],
])('%s, on white and as a JPEG', async (_, [width, height], lengthOf, sizes, length) => {
  const bitmap = { width, height, close: vi.fn() }
  decode.mockResolvedValue(bitmap)
  const encoded: string[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement,
    type,
    quality,
  ) {
    expect(type).toBe('image/jpeg')
    expect(pen.fillStyle).toBe('white')
    expect(pen.fillRect.mock.lastCall).toEqual([0, 0, this.width, this.height])
    expect(pen.drawImage.mock.lastCall).toEqual([bitmap, 0, 0, this.width, this.height])
    encoded.push(`${this.width}×${this.height} ${quality}`)
    return 'x'.repeat(lengthOf(this.width * this.height))
  })
  const url = await compressFile(photo)
  expect(encoded).toEqual(sizes)
  expect(url?.length).toBe(length)
  // Five images and the cover, four times, in the five million characters of local storage.
  expect(url?.length ?? 0).toBeLessThan(5_000_000 / 4 / 6)
  expect(bitmap.close).toHaveBeenCalledOnce()
})

test('a file that cannot be decoded is refused', async () => {
  decode.mockRejectedValue(new Error('no image'))
  expect(await compressFile(photo)).toBeNull()
  vi.useFakeTimers()
  decode.mockReturnValue(new Promise(() => {}))
  const hanging = compressFile(photo)
  await vi.runAllTimersAsync()
  expect(await hanging).toBeNull()
})
