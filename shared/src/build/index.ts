export { modeConfig } from './mode-config'
export { type SharedName, sharedModules } from './shares'
export { shellConfig } from './shell-config'
