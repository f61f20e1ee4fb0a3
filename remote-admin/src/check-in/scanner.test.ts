// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { openScanner } from './scanner'

const qr = vi.hoisted(() => ({
  frame: undefined as string | undefined,
  loop: async (_now: number) => {},
  stopped: 0,
}))
vi.mock('qr/dom.js', () => ({
  QRCanvas: class {},
  rearCamera: async () => ({ readFrame: async () => qr.frame, stop: () => (qr.stopped += 1) }),
  frameLoop(loop: typeof qr.loop) {
    qr.loop = loop
    return () => {}
  },
}))

let detect = vi.fn<() => Promise<{ rawValue: string }[]>>()
function installDetector(formats = ['qr_code']) {
  class BarcodeDetector {
    static getSupportedFormats = async () => formats
    detect = () => detect()
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
}
beforeEach(() => {
  Object.assign(qr, { frame: undefined, stopped: 0 })
  detect = vi.fn()
  vi.useFakeTimers()
})

async function open() {
  const onRead = vi.fn<(text: string) => void>()
  const stop = await openScanner(document.createElement('video'), { onRead, onEnd() {} })
  return { onRead, stop, read: () => onRead.mock.calls.flat() }
}

it('the browser’s detector reads first', async () => {
  installDetector()
  detect.mockResolvedValue([{ rawValue: 'native' }])
  qr.frame = 'decoded'
  const { read } = await open()
  await qr.loop(1000)
  expect(read()).toEqual(['native'])
})

it.each<[string, string[] | undefined, () => Promise<never>]>([
  ['is not there', undefined, () => Promise.reject()],
  ['knows no QR codes', ['ean_13'], () => Promise.reject()],
  ['rejects', ['qr_code'], () => Promise.reject(new Error('no service'))],
  ['never answers', ['qr_code'], () => new Promise(() => {})],
])('the decoder reads where the detector %s', async (_, formats, answer) => {
  if (formats) installDetector(formats)
  detect.mockImplementation(answer)
  qr.frame = 'decoded'
  const { read } = await open()
  const frame = qr.loop(1000)
  await vi.advanceTimersByTimeAsync(1600)
  await frame
  expect(read()).toEqual(['decoded'])
})

it('a code is reported once, and again after a frame without it; frames in between are skipped', async () => {
  const { read, stop } = await open()
  const frames: [ms: number, text: string | undefined][] = [
    [1000, 'one'],
    [1200, 'one'],
    [1400, undefined],
    [1450, 'skipped'],
    [1600, 'one'],
    [1800, 'two'],
  ]
  for (const [ms, text] of frames) {
    qr.frame = text
    await qr.loop(ms)
  }
  expect(read()).toEqual(['one', 'one', 'two'])
  stop()
  expect(qr.stopped).toBe(1)
})
