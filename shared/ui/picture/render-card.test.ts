// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { CardText } from './card'
import { renderCard } from './render-card'

vi.mock('./load-svg', () => ({ loadSvg: async () => document.createElement('canvas') }))

const style = {
  font: 'text',
  weight: 600,
  sizesPx: [40],
  maxLines: 1,
  colour: 'ink',
  gapPx: 0,
} satisfies Omit<CardText, 'text'>

test('the letters of all texts are loaded before they are drawn, those of the brand too; an empty text is left out', async () => {
  const load = vi.fn(async (_font: string, _text?: string) => [])
  // jsdom has none.
  Object.assign(document, { fonts: { load } })
  const drawn: string[] = []
  const context = {
    measureText: () => ({ width: 10 }),
    fillText: (text: string) => void drawn.push(text),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    new Proxy(context, {
      get: (target, name) => Reflect.get(target, name) ?? (() => {}),
    }) as never,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()))
  await renderCard({
    art: '/occasion.svg',
    texts: ['आप आमंत्रित हैं', '', 'चाँदनी'].map((text) => ({ ...style, text, hasOrnament: true })),
    brand: 'बैठक',
  })
  expect(drawn).toEqual(['बैठक', 'आप आमंत्रित हैं', 'चाँदनी'])
  expect(load.mock.calls.map(([, text]) => text)).toEqual(expect.arrayContaining(drawn))
})
