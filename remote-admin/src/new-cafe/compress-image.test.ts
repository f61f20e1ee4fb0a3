import { describe, expect, test, vi } from 'vitest'
import { type Attempt, compressImage } from './compress-image'

/** Characters of a data URL that is too large by one. */
const tooLarge = 150_001
const photo = { width: 4032, height: 3024 }

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
    const attempts = await allAttempts(photo)
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
    expect(await compressImage(photo, encode)).toHaveLength(tooLarge - 1)
    expect(encode).toHaveBeenCalledTimes(3)
    expect(encode).toHaveBeenLastCalledWith({ width: 1000, height: 750, quality: 0.58 })
  })

  test('an image of pure noise is scaled down when quality is not enough', async () => {
    // 1.5 characters per pixel: worse than any camera.
    const encode = ({ width, height, quality }: Attempt) =>
      'x'.repeat(width * height * quality * 1.5)
    const compressed = await compressImage(photo, encode)
    expect(compressed?.length).toBeLessThan(tooLarge)
  })

  test('five images and the cover fit four times into the five million characters of local storage', async () => {
    const share = Math.ceil(5_000_000 / 4 / 6)
    expect(await compressImage(photo, () => 'x'.repeat(share))).toBeNull()
  })
})
