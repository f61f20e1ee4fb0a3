import { describe, expect, test, vi } from 'vitest'
import { compressFile } from './compress-file'
import { maxDataUrlLength } from './compress-image'

const photograph = new File(['…'], 'counter.jpg', { type: 'image/jpeg' })
const decoded = (encode: () => string) => ({ width: 10, height: 10, encode, close: vi.fn() })

describe('a file of the device', () => {
  test('an image becomes a text that is small enough to be stored', async () => {
    const image = decoded(() => 'data:image/jpeg;base64,AA')
    expect(await compressFile(photograph, async () => image)).toEqual({
      ok: true,
      url: 'data:image/jpeg;base64,AA',
    })
    expect(image.close).toHaveBeenCalledOnce()
  })

  test('a file that says it is no image is not opened at all', async () => {
    const decode = vi.fn()
    const menu = new File(['…'], 'menu.pdf', { type: 'application/pdf' })
    expect(await compressFile(menu, decode)).toEqual({ ok: false, reason: 'notImage' })
    expect(decode).not.toHaveBeenCalled()
  })

  test('a file of unknown type is tried', async () => {
    const bare = new File(['…'], 'IMG_0042')
    const decode = async () => decoded(() => 'data:,')
    expect(await compressFile(bare, decode)).toMatchObject({ ok: true })
  })

  test('what cannot be opened, encoded or made small enough is unreadable, and its memory is freed', async () => {
    const unreadable = { ok: false, reason: 'unreadable' }
    expect(await compressFile(photograph, () => Promise.reject(new Error('broken')))).toEqual(
      unreadable,
    )
    const undrawable = decoded(() => {
      throw new Error('no canvas')
    })
    expect(await compressFile(photograph, async () => undrawable)).toEqual(unreadable)
    const huge = decoded(() => 'x'.repeat(maxDataUrlLength + 1))
    expect(await compressFile(photograph, async () => huge)).toEqual(unreadable)
    expect(undrawable.close).toHaveBeenCalledOnce()
    expect(huge.close).toHaveBeenCalledOnce()
  })
})
