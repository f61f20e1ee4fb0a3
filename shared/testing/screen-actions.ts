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

/** Expects the pictures that `screens.ts` preloads for a screen, in their order. */
export function expectPictures(preloaded: readonly string[]) {
  const files = preloaded.map(fileOf)
  const shown = Array.from(document.images, ({ src }) => fileOf(src))
  expect(shown.filter((file) => files.includes(file))).toEqual(files)
}
