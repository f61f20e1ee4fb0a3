// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
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

test('a code is reported once, and again after a frame without it', async () => {
  const onRead = vi.fn<(text: string) => void>()
  const stop = await openScanner(document.createElement('video'), { onRead, onEnd() {} })
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
  expect(onRead.mock.calls.flat()).toEqual(['one', 'one', 'two'])
  stop()
  expect(qr.stopped).toBe(1)
})
