// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { renderCard } from './render-card'

vi.mock('./load-svg', () => ({ loadSvg: async () => document.createElement('canvas') }))

test('the letters of all texts are loaded before they are drawn, those of the brand too', async () => {
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
    kicker: 'आप आमंत्रित हैं',
    title: 'दीया',
    date: '',
    hours: '',
    venue: 'चाँदनी',
    location: '',
    host: '',
    brand: 'बैठक',
    art: '/occasion.svg',
  })
  expect(drawn).toContain('बैठक')
  expect(load.mock.calls.map(([, text]) => text)).toEqual(expect.arrayContaining(drawn))
})
