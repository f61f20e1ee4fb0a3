import { describe, expect, test, vi } from 'vitest'
import {
  type Attempt,
  attemptsFor,
  compressImage,
  maxDataUrlLength,
  maxSidePx,
  scaleDown,
} from './compress-image'

const photo = { width: 4032, height: 3024 }

describe('the stored size of an image', () => {
  test.each([
    ['a landscape photo', 4032, 3024, 1000, 750],
    ['a portrait photo', 3024, 4032, 750, 1000],
    ['a small drawing stays as it is', 640, 480, 640, 480],
    ['exactly the longest side', 1000, 10, 1000, 10],
    ['a panorama keeps at least one line', 30_000, 12, 1000, 1],
    ['a single point', 1, 1, 1, 1],
  ])('%s', (_, width, height, scaledWidth, scaledHeight) => {
    expect(scaleDown({ width, height }, maxSidePx)).toEqual({
      width: scaledWidth,
      height: scaledHeight,
    })
  })
})

describe('compressing an image', () => {
  test('quality is reduced before size', () => {
    const attempts = [...attemptsFor(photo)]
    const firstSmaller = attempts.findIndex(({ width }) => width < 1000)
    const atFullSize = attempts.slice(0, firstSmaller).map(({ quality }) => quality)
    expect(atFullSize).toEqual([...atFullSize].sort().reverse())
    expect(new Set(atFullSize).size).toBe(atFullSize.length)
    expect(attempts.at(-1)?.width).toBeLessThan(300)
  })

  test('the first attempt that is small enough is the last', async () => {
    const encode = vi.fn(({ quality }: Attempt) =>
      'x'.repeat(quality > 0.6 ? maxDataUrlLength + 1 : maxDataUrlLength),
    )
    expect(await compressImage(photo, encode)).toHaveLength(maxDataUrlLength)
    expect(encode).toHaveBeenCalledTimes(3)
    expect(encode).toHaveBeenLastCalledWith({ width: 1000, height: 750, quality: 0.58 })
  })

  test('an image of pure noise is scaled down when quality is not enough', async () => {
    // 1.5 characters per pixel: worse than any camera.
    const encode = ({ width, height, quality }: Attempt) =>
      'x'.repeat(width * height * quality * 1.5)
    const compressed = await compressImage(photo, encode)
    expect(compressed?.length).toBeLessThanOrEqual(maxDataUrlLength)
  })

  test('an image that stays too large gives null', async () => {
    expect(await compressImage(photo, () => 'x'.repeat(maxDataUrlLength + 1))).toBeNull()
  })

  test('five images and the cover fit four times into the five million characters of local storage', () => {
    expect(6 * maxDataUrlLength * 4).toBeLessThan(5_000_000)
  })
})
