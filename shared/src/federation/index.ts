export { modeConfig } from './mode-config'
export { devPorts } from './ports'
export { shellConfig } from './shell-config'
