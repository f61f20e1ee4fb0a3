export {
  contractVersion,
  type Host,
  type Language,
  type ModeId,
  type ModeProps,
  type Navigation,
  type ToastMessage,
} from './contract'
export { defineMode, type Mode } from './define-mode'
export { HostContext, useHost } from './host-context'
export { lazyScreen } from './lazy-screen'
export {
  type IconNode,
  type ModeJson,
  type ModeManifest,
  modeJsonSchema,
} from './manifest'
export { ModeFrame } from './mode-frame'
export { defineRoute } from './route'
