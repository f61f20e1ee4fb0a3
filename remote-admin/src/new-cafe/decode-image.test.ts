// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { decodeImage } from './decode-image'

const photo = new Blob(['…'], { type: 'image/jpeg' })

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
