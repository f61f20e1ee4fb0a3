import { imageDecodeTimeoutMs } from '@baithak/contract/timeouts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { compressFile } from './compress-file'

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
