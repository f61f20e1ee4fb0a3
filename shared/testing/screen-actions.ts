import { screen } from '@testing-library/react'
import { expect } from 'vitest'

/** Expects each text once, on the screen or in one area of it. */
export function expectTexts(
  texts: readonly (string | RegExp)[],
  area: Pick<typeof screen, 'getByText'> = screen,
) {
  for (const text of texts) expect(area.getByText(text)).toBeInTheDocument()
}
