import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The image of a mode's card: a file below the mode's `src`, or of a package. */
export const sceneFile = (modeFolder: string, scene: string): string =>
  scene.startsWith('@')
    ? createRequire(join(modeFolder, 'package.json')).resolve(scene)
    : join(modeFolder, 'src', scene)
