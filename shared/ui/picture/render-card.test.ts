// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { type Card, renderCard } from './render-card'

const card: Card = {
  art: '/occasion.svg',
  kicker: 'आप आमंत्रित हैं',
  title: 'Diya is 30',
  when: '12 Dec 2026',
  where: '',
  host: 'Hosted by Ira',
  brand: 'बैठक',
}

/** Draws with letters that are half as wide as high, and returns what was drawn with its size. */
async function draw(changes: Partial<Card> = {}) {
  const load = vi.fn(async (_font: string, _text?: string) => [])
  Object.assign(document, { fonts: { load } })
  HTMLImageElement.prototype.decode = async () => {}
  vi.stubGlobal('fetch', async () => new Response('<svg/>'))
  const drawn: [text: string, sizePx: number][] = []
  const context = {
    font: '',
    measureText: (text: string) => ({ width: text.length * sizeOf(context.font) * 0.5 }),
    fillText: (text: string) => void drawn.push([text, sizeOf(context.font)]),
  }
  const sizeOf = (font: string) => Number(/ ([\d.]+)px/.exec(font)?.[1])
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    new Proxy(context, {
      get: (target, name) => Reflect.get(target, name) ?? (() => {}),
    }) as never,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()))
  await renderCard({ ...card, ...changes })
  return { drawn, loaded: load.mock.calls.map(([, text]) => text) }
}

test('the fonts of all texts load before they are drawn; an empty text is left out', async () => {
  const { drawn, loaded } = await draw()
  const texts = drawn.map(([text]) => text)
  expect(texts).toEqual(['बैठक', 'आप आमंत्रित हैं', 'Diya is 30', '12 Dec 2026', 'Hosted by Ira'])
  expect(loaded).toEqual(expect.arrayContaining(texts))
})

test('a longer title breaks between words, smaller until it has two lines', async () => {
  const { drawn } = await draw({ title: 'The thirtieth birthday of Diya and of her brother' })
  const title = drawn.slice(2, -2)
  expect(title.map(([text]) => text).join(' ')).toBe(
    'The thirtieth birthday of Diya and of her brother',
  )
  expect(title).toHaveLength(2)
  expect(title[0]?.[1]).toBeLessThan(116)
})
