import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import * as decoding from '../new-cafe/compress-file'

/** Decodes every file but `broken…`. A data URL contains the file's name. */
export const fakeDecodeImage: typeof decoding.decodeImage = async (file) => {
  const { name } = file as File
  if (name.startsWith('broken')) throw new Error('not an image')
  return { width: 4032, height: 3024, encode: () => `data:image/jpeg,${name}`, close: () => {} }
}

/** jsdom decodes no images. */
export function setUpDialogTests() {
  beforeEach(() => void vi.spyOn(decoding, 'decodeImage').mockImplementation(fakeDecodeImage))
}

export const createPhoto = (name: string) => new File(['…'], name, { type: 'image/jpeg' })
export const createPhotos = (count: number) =>
  Array.from({ length: count }, (_, index) => createPhoto(`${index + 1}.jpg`))

export const user = userEvent.setup({ applyAccept: false })

export async function openDialog() {
  await user.click(await screen.findByRole('button', { name: 'Add New Café' }))
  return await screen.findByRole('dialog', { name: 'Add New Café' })
}
export const field = (name: string) => screen.getByLabelText(name)
export const chooseFiles = (...files: File[]) => user.upload(field('Choose images'), files)
export const submitDialog = () => user.click(screen.getByRole('button', { name: 'Add Café' }))
export const previewNames = () =>
  screen
    .queryAllByRole('img', { name: /^Image \d/ })
    .map((image) => image.getAttribute('src')?.replace('data:image/jpeg,', ''))

/** Pastes: typing takes seconds on a busy machine. */
export async function fillField(name: string, text: string) {
  await user.click(field(name))
  await user.paste(text)
}

export async function fillForm({ name = 'Kaapi Verandah', address = '12 Lavelle Road' } = {}) {
  await fillField('Name', name)
  await fillField('Address', address)
}
