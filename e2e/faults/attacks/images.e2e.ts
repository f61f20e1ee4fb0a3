import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { repositoryRoot } from '@baithak/build/apps'
import { expect, test } from '../../fixtures'
import { long } from '../../fixtures/long'
import { expectNothingRan } from '../expect-nothing-ran'
import { storedCafe } from '../stored-keys'
import { recordForeignRequests } from './record-foreign-requests'
import { runAttacks } from './run-attacks'

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  // The checksum is wrong on purpose.
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
function png(width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const script =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="parent.ran=1"><script>window.ran=1</script></svg>'

interface ImageFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const validImage = await readFile(join(repositoryRoot, 'shell/public/icons/share.png'))
const file = (name: string, mimeType: string, content: string | Buffer): ImageFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
})

const images: ImageFile[] = [
  file('empty.png', 'image/png', ''),
  file('text.png', 'image/png', 'not an image'),
  file('page.png', 'image/png', '<!doctype html><script>window.ran=1</script>'),
  file('script.svg', 'image/svg+xml', script),
  file('script.png', 'image/png', script),
  file('huge.png', 'image/png', png(100_000, 100_000)),
  file('wide.png', 'image/png', png(2_000_000_000, 1)),
  file('none.png', 'image/png', png(0, 0)),
  file('half.png', 'image/png', validImage.subarray(0, validImage.length / 2)),
  file('signature.png', 'image/png', signature),
  file(
    'noise.jpg',
    'image/jpeg',
    Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)),
  ),
  file('header.gif', 'image/gif', 'GIF89a\xff\xff\xff\xff'),
  file('program.exe', 'application/octet-stream', 'MZ\u0000\u0000'),
  file('list.pdf', 'application/pdf', '%PDF-1.7'),
  file('large.png', 'image/png', Buffer.concat([validImage, Buffer.alloc(30_000_000)])),
  file('<img src=x onerror="ran=1">.txt', 'text/plain', 'x'),
  file(`${'long-name-'.repeat(20)}.txt`, 'text/plain', 'x'),
  file('no-type', '', validImage),
  file('any-type', 'application/octet-stream', validImage),
  file('valid.png', 'image/png', validImage),
  file('valid-with-wrong-type.png', 'image/jpeg', validImage),
]

test(
  'a hostile image file is accepted or rejected with a message, and the form keeps its input',
  long,
  async ({ page, onboarded }) => {
    await onboarded()
    await page.goto('/admin/dashboard')
    const cases = images.map((image) => [image.name.slice(0, 40), image] as const)
    await runAttacks('images', cases, async (image) => {
      await page.goto('/admin/dashboard')
      await page.getByRole('button', { name: 'Add New Café' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').first().fill('Khidki Corner')
      await dialog.locator('input[type=file]').setInputFiles(image)
      const removeButton = dialog.getByRole('button', { name: /Remove image/ })
      const message = dialog.getByText(/could not be opened|is too large|does not fit/)
      await expect(removeButton.or(message).first()).toBeVisible()
      await expect(dialog.getByRole('textbox').first()).toHaveValue('Khidki Corner')
      await expectNothingRan(page)
    })
  },
)

const hostileImages = [
  'constructor',
  '__proto__',
  'toString',
  '../../../etc/passwd',
  'javascript:window.ran=1',
  'data:text/html,<script>ran=1</script>',
  `data:image/svg+xml,${encodeURIComponent(script)}`,
  'https://evil.example/a.png',
  '//evil.example/a.png',
  'x'.repeat(100_000),
  'data:image/png;base64,AAAA',
  ' ',
  '\ud83c',
]

test(
  'a hostile value of a stored image shows a built-in illustration',
  long,
  async ({ page, stored, onboarded, allowConsoleError }) => {
    allowConsoleError(/Content.Security.Policy|img-src|ERR_INVALID_URL|Failed to load/)
    await onboarded()
    const foreignRequests = await recordForeignRequests(page)
    const cases = hostileImages.flatMap((image) =>
      ['/explore', '/admin/dashboard', '/admin/cafe/c-9'].map(
        (path) => [`${JSON.stringify(image).slice(0, 30)} at ${path}`, { image, path }] as const,
      ),
    )
    await runAttacks('images', cases, async ({ image, path }) => {
      await stored({ cafes: [{ ...storedCafe, image, images: [image, null] }] })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Khidki Corner').filter({ visible: true }).first()).toBeVisible()
      await expectNothingRan(page)
      expect(foreignRequests).toEqual([])
    })
  },
)
