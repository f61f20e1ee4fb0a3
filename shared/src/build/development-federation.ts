import { federation } from '@module-federation/vite'
import { developmentShares } from './shares'

/**
 * The federation plugin, which only development uses: it shares React between five development servers, reloads across
 * them, and brings a copy of the shares for a mode that stands alone.
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
