import { describe, expect, test, vi } from 'vitest'
import {
  type Attempt,
  attemptsFor,
  compressImage,
  fittedSize,
  maxDataUrlLength,
  maxSidePx,
} from './compress-image'

const photograph = { width: 4032, height: 3024 }

describe('the size an image is stored in', () => {
  test.each([
    ['a photograph lying', 4032, 3024, 1000, 750],
    ['a photograph standing', 3024, 4032, 750, 1000],
    ['a small drawing stays as it is', 640, 480, 640, 480],
    ['exactly the longest side', 1000, 10, 1000, 10],
    ['a panorama keeps at least one line', 30_000, 12, 1000, 1],
    ['a single point', 1, 1, 1, 1],
  ])('%s', (_, width, height, fittedWidth, fittedHeight) => {
    expect(fittedSize({ width, height }, maxSidePx)).toEqual({
      width: fittedWidth,
      height: fittedHeight,
    })
  })
})

describe('making an image small enough', () => {
  test('quality is lowered before the size is', () => {
    const attempts = [...attemptsFor(photograph)]
    const firstSmaller = attempts.findIndex(({ width }) => width < 1000)
    const atFullSize = attempts.slice(0, firstSmaller).map(({ quality }) => quality)
    expect(atFullSize).toEqual([...atFullSize].sort().reverse())
    expect(new Set(atFullSize).size).toBe(atFullSize.length)
    expect(attempts.at(-1)?.width).toBeLessThan(300)
  })

  test('the first attempt that is small enough is taken, and no further one is made', async () => {
    const encode = vi.fn(({ quality }: Attempt) =>
      'x'.repeat(quality > 0.6 ? maxDataUrlLength + 1 : maxDataUrlLength),
    )
    expect(await compressImage(photograph, encode)).toHaveLength(maxDataUrlLength)
    expect(encode).toHaveBeenCalledTimes(3)
    expect(encode).toHaveBeenLastCalledWith({ width: 1000, height: 750, quality: 0.58 })
  })

  test('a picture of pure noise is made smaller when quality is not enough', async () => {
    // One and a half characters a pixel: worse than any camera.
    const encode = ({ width, height, quality }: Attempt) =>
      'x'.repeat(width * height * quality * 1.5)
    const fitted = await compressImage(photograph, encode)
    expect(fitted?.length).toBeLessThanOrEqual(maxDataUrlLength)
  })

  test('an image that nothing makes small enough is given up', async () => {
    expect(await compressImage(photograph, () => 'x'.repeat(maxDataUrlLength + 1))).toBeNull()
  })

  test('five images and the cover fit a local storage of five million characters four times over', () => {
    expect(6 * maxDataUrlLength * 4).toBeLessThan(5_000_000)
  })
})
