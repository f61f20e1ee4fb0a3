export { needs, type SharedName, sharedModules } from './container/shared-modules'
export { readDeployedRegistry } from './development/dev-registry'
export { modeConfig } from './mode-config'
export { shellConfig } from './shell-config'
