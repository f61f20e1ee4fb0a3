import { describe, expect, test, vi } from 'vitest'
import { compressFile } from './compress-file'

const photo = new File(['…'], 'counter.jpg', { type: 'image/jpeg' })
const decoded = (encode: () => string) => ({ width: 10, height: 10, encode, close: vi.fn() })

describe('compressing a file', () => {
  test('an image becomes a data URL that is small enough to be stored', async () => {
    const image = decoded(() => 'data:image/jpeg;base64,AA')
    expect(await compressFile(photo, async () => image)).toEqual({
      ok: true,
      url: 'data:image/jpeg;base64,AA',
    })
    expect(image.close).toHaveBeenCalledOnce()
  })

  test('a file of another type is not decoded', async () => {
    const decode = vi.fn()
    const menu = new File(['…'], 'menu.pdf', { type: 'application/pdf' })
    expect(await compressFile(menu, decode)).toEqual({ ok: false, reason: 'notImage' })
    expect(decode).not.toHaveBeenCalled()
  })

  test('a file without a type is decoded', async () => {
    const bare = new File(['…'], 'IMG_0042')
    const decode = async () => decoded(() => 'data:,')
    expect(await compressFile(bare, decode)).toMatchObject({ ok: true })
  })

  test('a file that cannot be decoded, encoded or compressed is unreadable, and its memory is freed', async () => {
    const unreadable = { ok: false, reason: 'unreadable' }
    expect(await compressFile(photo, () => Promise.reject(new Error('broken')))).toEqual(unreadable)
    const unencodable = decoded(() => {
      throw new Error('no canvas')
    })
    expect(await compressFile(photo, async () => unencodable)).toEqual(unreadable)
    const huge = decoded(() => 'x'.repeat(1_000_000))
    expect(await compressFile(photo, async () => huge)).toEqual(unreadable)
    expect(unencodable.close).toHaveBeenCalledOnce()
    expect(huge.close).toHaveBeenCalledOnce()
  })
})
