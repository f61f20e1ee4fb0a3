import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import type { FrameCount } from '../testing/empty-frames'

/** A painted frame: a PNG, and when it was painted. */
export interface ScreencastFrame {
  image: Buffer
  timeMs: number
}

const halfPhone = { width: 195, height: 422 }

/** Records every painted frame. The returned function ends it. */
export async function recordScreencast(
  page: Page,
  { width, height } = halfPhone,
): Promise<() => Promise<ScreencastFrame[]>> {
  const session = await page.context().newCDPSession(page)
  const frames: ScreencastFrame[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ image: Buffer.from(data, 'base64'), timeMs: (metadata.timestamp ?? 0) * 1000 })
    // The last frame may arrive as the session ends.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', {
    format: 'png',
    maxWidth: width,
    maxHeight: height,
  })
  return async () => {
    await session.send('Page.stopScreencast')
    await session.detach()
    return frames
  }
}

/** The frame between the status banner and the bottom navigation, as shares of its height. */
const screenArea = { top: 0.06, bottom: 0.85 }
/** An empty screen may have a hairline. */
const minPaintedShare = 0.02

/** Whether the screen area has one single colour. */
function isEmptyFrame(image: Buffer): boolean {
  const { width, height, data } = PNG.sync.read(image)
  const first = Math.floor(height * screenArea.top) * width
  const end = Math.floor(height * screenArea.bottom) * width
  const counts = new Map<number, number>()
  for (let pixel = first; pixel < end; pixel += 1) {
    const color = data.readUInt32LE(pixel * 4)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return Math.max(...counts.values()) > (end - first) * (1 - minPaintedShare)
}

/** A frame stays on screen until the next one. */
export function emptyFramesOf(frames: readonly ScreencastFrame[]): FrameCount {
  let emptyFrames = 0
  let emptyMs = 0
  for (const [index, frame] of frames.entries()) {
    if (!isEmptyFrame(frame.image)) continue
    emptyFrames += 1
    emptyMs += (frames[index + 1]?.timeMs ?? frame.timeMs) - frame.timeMs
  }
  return { frames: frames.length, emptyFrames, emptyMs: Math.round(emptyMs) }
}
