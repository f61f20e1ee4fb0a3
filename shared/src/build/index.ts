export { translateManifest } from './container/manifest-texts'
export { needs, type SharedName, sharedModules } from './container/shared-modules'
export { modeConfig } from './mode-config'
export { shellConfig } from './shell-config'
