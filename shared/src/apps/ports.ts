import { type ModeId, modeIds } from '../contract/modes'

export type AppId = 'shell' | ModeId

const portsFrom = (firstPort: number) =>
  Object.fromEntries(['shell', ...modeIds].map((id, index) => [id, firstPort + index])) as Record<
    AppId,
    number
  >

/** The ports of `npm start`, before any offset. */
export const startPorts = portsFrom(4170)

/** The ports of the development servers, before any offset. */
export const devPorts = portsFrom(5170)

/** The port of the gallery of the UI kit, before any offset. */
export const galleryPort = 5180
