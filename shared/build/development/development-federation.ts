import { federation } from '@module-federation/vite'
import { developmentShares } from '../container/shared-modules'

/**
 * The federation plugin, for development only: it shares React between the development servers, reloads across them,
 * and adds a copy of the shared modules for a mode that runs standalone.
 */
export const developmentFederation = (own: {
  name: string
  filename?: string
  exposes?: Record<string, string>
  remotes?: Record<string, string>
}) =>
  federation({
    ...own,
    shared: developmentShares,
    shareStrategy: 'loaded-first',
    dts: false,
    disableSnapshot: true,
    dev: { remoteHmr: true },
  })
