import { languages } from '@baithak/contract'
import { defaultMode } from '@baithak/contract/modes'
import { isUserOnboardedRecord } from '@baithak/domain'
import type { RecordDefinition } from '@baithak/storage'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { createStore } from 'zustand/vanilla'
import { AppContent } from '../app/app'
import { PartnerPage } from '../app/frame/partner-page'
import { PhoneFrame } from '../app/frame/phone-frame'
import { useShownScreen } from '../app/screen'
import { createBundledI18n } from '../languages/bundled-i18n'
import type { ModeRelease, Registry } from '../services/shell-services'
import { ShellContext, type ShellServices } from '../services/shell-services'
import { createToasts } from '../services/toasts'

/**
 * Renders the screens that the page shows before the app has loaded. Returns their markup by the id of the template:
 * Welcome, the mode chooser with the cards of `modes`, and a skeleton for each mode.
 */
export function prerenderScreens(modes: Registry): Record<string, string> {
  // Some screens have no navigation, so the skeleton has none.
  const withoutNavigation = Object.fromEntries(
    Object.entries(modes).map(([id, { manifest, ...entry }]) => [
      id,
      { ...entry, manifest: { ...manifest, immersive: ['*'] } },
    ]),
  )
  const screens = languages.flatMap(({ id: language }) => {
    const render = (path: string, onboarded: boolean, content: ReactNode, shown = modes) => {
      const html = renderToString(
        <I18nextProvider i18n={createBundledI18n(language)}>
          <ShellContext value={createServices(onboarded, shown)}>
            <StaticRouter location={path}>{content}</StaticRouter>
          </ShellContext>
        </I18nextProvider>,
      )
      // React leaves this marker, and no error, where a boundary has thrown.
      if (html.includes('<!--$!-->')) throw new Error(`${path} needs a browser to render.`)
      return html.replaceAll(/<!--.*?-->/g, '')
    }
    const renderStart = (onboarded: boolean) =>
      render(
        '/',
        onboarded,
        <>
          <AppContent />
          <p role="status" className="loading-label">
            loading
          </p>
        </>,
      )
    const renderSkeleton = ({ manifest }: ModeRelease) =>
      render(`/${manifest.id}`, true, <ModeSkeleton {...manifest} />, withoutNavigation)
    const skeletons = Object.entries(modes).map(([id, entry]) => {
      // Paths without a prefix belong to the default mode.
      const name = id === defaultMode ? 'skeleton' : `skeleton-${id}`
      return [`${name}-${language}`, renderSkeleton(entry)]
    })
    return [
      [`welcome-${language}`, renderStart(false)],
      [`chooser-${language}`, renderStart(true)],
      ...skeletons,
    ]
  })
  return Object.fromEntries(screens)
}

/** Shows the frame of a mode without its content. */
function ModeSkeleton({ id, audience }: Pick<ModeRelease['manifest'], 'id' | 'audience'>) {
  const Frame = audience === 'partner' ? PartnerPage : PhoneFrame
  const frame = audience === 'partner' ? 'page' : 'phone'
  return <Frame {...useShownScreen({ screen: 'loading', mode: id, frame })} />
}

/** Returns the services that the screens use while they render. */
function createServices(onboarded: boolean, modes: Registry): ShellServices {
  const services = {
    storage: {
      record: ({ key, fallback }: RecordDefinition<unknown>) => ({
        key,
        getState: () => (key === isUserOnboardedRecord.key ? onboarded : fallback),
        getInitialState: () => fallback,
        subscribe: () => () => {},
      }),
    },
    toasts: createToasts(),
    registry: {
      store: createStore(() => modes),
      active: createStore(() => ({})),
      disabled: createStore(() => ({})),
    },
    offline: { updateAvailable: createStore(() => false) },
  }
  return services as unknown as ShellServices
}
