import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DecodeImage } from '../new-cafe/decode-image'

/** Opens what is called a photograph; the text of an image is the name of its file. */
export const opens: DecodeImage = async (file) => {
  const { name } = file as File
  if (name.startsWith('broken')) throw new Error('not an image')
  return { width: 4032, height: 3024, encode: () => `data:image/jpeg,${name}`, close: () => {} }
}
export const photograph = (name: string) => new File(['…'], name, { type: 'image/jpeg' })
export const photographs = (count: number) =>
  Array.from({ length: count }, (_, index) => photograph(`${index + 1}.jpg`))

export const user = userEvent.setup({ applyAccept: false })

export async function open() {
  await user.click(await screen.findByRole('button', { name: 'Add New Café' }))
  return await screen.findByRole('dialog', { name: 'Add New Café' })
}
export const field = (name: string) => screen.getByLabelText(name)
export const choose = (...files: File[]) => user.upload(field('Choose images'), files)
export const add = () => user.click(screen.getByRole('button', { name: 'Add Café' }))
export const previews = () =>
  screen
    .queryAllByRole('img', { name: /^Image \d/ })
    .map((image) => image.getAttribute('src')?.replace('data:image/jpeg,', ''))

/** Pasted, not typed: a letter at a time takes seconds on a busy machine. */
export async function write(name: string, text: string) {
  await user.click(field(name))
  await user.paste(text)
}

export async function fill({ name = 'Kaapi Verandah', address = '12 Lavelle Road' } = {}) {
  await write('Name', name)
  await write('Address', address)
}
