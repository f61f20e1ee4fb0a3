import type { ModeManifest } from '@baithak/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'

const fileOf = (path: string) => path.replace(/.*\//, '')

/** Presses the button with this name. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Replaces the value of the field with this label. */
export const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Expects each text once, on the screen or in one area of it. */
export function expectTexts(
  texts: readonly (string | RegExp)[],
  area: Pick<typeof screen, 'getByText'> = screen,
) {
  for (const text of texts) expect(area.getByText(text)).toBeInTheDocument()
}

/** Expects the pictures that the manifest names for the screen at `path`, in their order. */
export function expectPictures({ pictures = {} }: ModeManifest, path: string) {
  const files = pictures[path]?.map(fileOf) ?? []
  expect(files).not.toEqual([])
  const shown = Array.from(document.images, ({ src }) => fileOf(src))
  expect(shown.filter((file) => files.includes(file))).toEqual(files)
}
