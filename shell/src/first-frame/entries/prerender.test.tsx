import { expect, it } from 'vitest'
import { prerenderedScreens } from './prerender'

it.each([
  ['welcome-en', 'Work, Party, Perform'],
  ['welcome-hi', 'शुरू'],
  ['chooser-en', 'Version 1.0.0'],
  ['chooser-hi', 'संस्करण 1.0.0'],
] as const)('%s is rendered completely, without what belongs in the head', (name, text) => {
  expect(prerenderedScreens[name]).toContain(text)
  expect(prerenderedScreens[name]).toMatch(/^<!--\$--><div/)
  expect(prerenderedScreens[name]).not.toContain('<title>')
})

it.each(Object.entries(prerenderedScreens))(
  '%s carries no inline style: the Content-Security-Policy refuses it',
  (_, markup) => expect(markup).not.toMatch(/<style|\sstyle=/),
)
