// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { compressFile } from './compress-file'

const photo = new File(['…'], 'counter.jpg')
const pen = { fillRect: vi.fn(), drawImage: vi.fn(), fillStyle: '' }
const decode = vi.fn<() => Promise<object>>()

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
})

test.each([
  ['a photo is scaled down', [4032, 3024], [800, 600]],
  ['an upright photo is scaled down', [3024, 4032], [600, 800]],
  ['a small image keeps its size', [300, 200], [300, 200]],
])('%s, on white and as a JPEG', async (_, [width, height], size) => {
  const bitmap = { width, height, close: vi.fn() }
  decode.mockResolvedValue(bitmap)
  const encode = vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:x')
  expect(await compressFile(photo)).toBe('data:x')
  const [canvas] = encode.mock.contexts
  expect(canvas).toMatchObject({ width: size[0], height: size[1] })
  expect(encode).toHaveBeenCalledExactlyOnceWith('image/jpeg', 0.7)
  expect(pen.fillStyle).toBe('white')
  expect(pen.fillRect).toHaveBeenLastCalledWith(0, 0, ...size)
  expect(pen.drawImage).toHaveBeenLastCalledWith(bitmap, 0, 0, ...size)
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
