import { render } from '@testing-library/react'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrImage } from './qr-image'

test('a QR code of level M has every dark module, and a quiet zone of four modules', () => {
  const text = 'BAITHAK/1/U-4F7K2Q9Z/GOLD-MONTHLY/20261121'
  const { container } = render(<QrImage text={text} label="QR code" />)
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const path = container.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    (drawn[Number(y)] ?? [])[Number(x)] = true
  expect(drawn).toEqual(data)
})
