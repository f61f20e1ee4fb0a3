// @vitest-environment jsdom
import { imageDecodeTimeoutMs } from '@baithak/contract/timeouts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Attempt, compressFile, compressImage, decodeImage } from './compress-file'

const photo = new File(['…'], 'counter.jpg', { type: 'image/jpeg' })
const decoded = (encode: () => string) => ({ width: 10, height: 10, encode, close: vi.fn() })

describe('compressing a file', () => {
  afterEach(() => void vi.useRealTimers())

  test('an image becomes a data URL that is small enough to be stored', async () => {
    const image = decoded(() => 'data:image/jpeg;base64,AA')
    expect(await compressFile(photo, async () => image)).toBe('data:image/jpeg;base64,AA')
    expect(image.close).toHaveBeenCalledOnce()
  })

  test.each(['', 'application/octet-stream', 'text/plain'])(
    'a photo with the reported type %j is decoded',
    async (type) => {
      const bare = new File(['…'], 'IMG_0042', { type })
      expect(await compressFile(bare, async () => decoded(() => 'data:,'))).toBe('data:,')
    },
  )

  test('a file that the browser never finishes to decode is given up', async () => {
    vi.useFakeTimers()
    const compressed = compressFile(photo, () => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(imageDecodeTimeoutMs)
    expect(await compressed).toBeNull()
  })

  test('a file that cannot be decoded, encoded or compressed is unreadable, and its memory is freed', async () => {
    expect(await compressFile(photo, () => Promise.reject(new Error('broken')))).toBeNull()
    const unencodable = decoded(() => {
      throw new Error('no canvas')
    })
    expect(await compressFile(photo, async () => unencodable)).toBeNull()
    const huge = decoded(() => 'x'.repeat(1_000_000))
    expect(await compressFile(photo, async () => huge)).toBeNull()
    expect(unencodable.close).toHaveBeenCalledOnce()
    expect(huge.close).toHaveBeenCalledOnce()
  })
})

/** Characters of a data URL that is too large by one. */
const tooLarge = 150_001
const largePhoto = { width: 4032, height: 3024 }

/** The attempts for an image that always stays too large. */
async function allAttempts(original: { width: number; height: number }) {
  const attempts: Attempt[] = []
  const compressed = await compressImage(original, (attempt) => {
    attempts.push(attempt)
    return 'x'.repeat(tooLarge)
  })
  expect(compressed).toBeNull()
  return attempts
}

describe('the stored size of an image', () => {
  test.each([
    ['a landscape photo', 4032, 3024, 1000, 750],
    ['a portrait photo', 3024, 4032, 750, 1000],
    ['a small drawing stays as it is', 640, 480, 640, 480],
    ['exactly the longest side', 1000, 10, 1000, 10],
    ['a panorama keeps at least one line', 30_000, 12, 1000, 1],
    ['a single point', 1, 1, 1, 1],
  ])('%s', async (_, width, height, scaledWidth, scaledHeight) => {
    const [first] = await allAttempts({ width, height })
    expect(first).toMatchObject({ width: scaledWidth, height: scaledHeight })
  })
})

describe('compressing an image', () => {
  test('quality is reduced before size, and an image that stays too large is refused', async () => {
    const attempts = await allAttempts(largePhoto)
    const firstSmaller = attempts.findIndex(({ width }) => width < 1000)
    const atFullSize = attempts.slice(0, firstSmaller).map(({ quality }) => quality)
    expect(atFullSize).toEqual([...atFullSize].sort().reverse())
    expect(new Set(atFullSize).size).toBe(atFullSize.length)
    expect(attempts.at(-1)?.width).toBeLessThan(300)
  })

  test('the first attempt that is small enough is the last', async () => {
    const encode = vi.fn(({ quality }: Attempt) =>
      'x'.repeat(quality > 0.6 ? tooLarge : tooLarge - 1),
    )
    expect(await compressImage(largePhoto, encode)).toHaveLength(tooLarge - 1)
    expect(encode).toHaveBeenCalledTimes(3)
    expect(encode).toHaveBeenLastCalledWith({ width: 1000, height: 750, quality: 0.58 })
  })

  test('an image of pure noise is scaled down when quality is not enough', async () => {
    // 1.5 characters per pixel: worse than any camera.
    const encode = ({ width, height, quality }: Attempt) =>
      'x'.repeat(width * height * quality * 1.5)
    const compressed = await compressImage(largePhoto, encode)
    expect(compressed?.length).toBeLessThan(tooLarge)
  })

  test('five images and the cover fit four times into the five million characters of local storage', async () => {
    const share = Math.ceil(5_000_000 / 4 / 6)
    expect(await compressImage(largePhoto, () => 'x'.repeat(share))).toBeNull()
  })
})

function opened(pen: unknown) {
  const bitmap = { width: 4032, height: 3024, close: vi.fn() }
  vi.stubGlobal('createImageBitmap', vi.fn().mockResolvedValue(bitmap))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  const toDataURL = vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:,')
  return { bitmap, toDataURL }
}

test('an image is drawn on white in the requested size and encoded as a JPEG', async () => {
  const pen = { fillRect: vi.fn(), drawImage: vi.fn(), fillStyle: '', imageSmoothingQuality: '' }
  const { bitmap, toDataURL } = opened(pen)
  const image = await decodeImage(photo)
  expect(image).toMatchObject({ width: 4032, height: 3024 })
  expect(image.encode({ width: 1000, height: 750, quality: 0.7 })).toBe('data:,')
  expect(pen.fillStyle).toBe('white')
  expect(pen.fillRect.mock.invocationCallOrder[0]).toBeLessThan(
    pen.drawImage.mock.invocationCallOrder[0] ?? 0,
  )
  expect(pen.drawImage).toHaveBeenCalledWith(bitmap, 0, 0, 1000, 750)
  expect(toDataURL).toHaveBeenCalledWith('image/jpeg', 0.7)
  image.close()
  expect(bitmap.close).toHaveBeenCalledOnce()
})

test('a browser without a canvas throws', async () => {
  opened(null)
  const image = await decodeImage(photo)
  expect(() => image.encode({ width: 1, height: 1, quality: 1 })).toThrow('no canvas')
})
