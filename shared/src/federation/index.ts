export { modeConfig } from './mode-config'
export { devPorts } from './ports'
export { type SharedName, sharedModules } from './shares'
export { shellConfig } from './shell-config'
