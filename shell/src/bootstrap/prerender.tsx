import type { Language } from '@baithak/shared/contract'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { createStore } from 'zustand/vanilla'
import { AppContent } from '../app/app'
import { createBundledI18n } from '../languages/bundled-i18n'
import { outlineTemplateId } from '../loading/boot'
import { LoadingFallback } from '../loading/loading-fallback'
import type { PrerenderedScreen } from '../loading/prerendered-screen'
import { ShellContext, type ShellServices } from '../services/shell-services'
import { createToasts } from '../services/toasts'

/** The services that the first screens use while they render, in their initial state. */
function createPrerenderServices(onboarded: boolean): ShellServices {
  const services = {
    storage: { isUserOnboarded: { getState: () => onboarded } },
    toasts: createToasts(),
    registry: {
      store: createStore(() => ({})),
      active: createStore(() => ({})),
      disabled: createStore(() => ({})),
    },
    offline: { updateAvailable: createStore(() => false) },
  }
  return services as unknown as ShellServices
}

/** React's marker of a Suspense boundary that threw, as for `window` here; it logs nothing. */
const failedBoundary = '<!--$!-->'

function prerender(language: Language, onboarded: boolean): string {
  const html = renderToString(
    <I18nextProvider i18n={createBundledI18n(language)}>
      <ShellContext value={createPrerenderServices(onboarded)}>
        <StaticRouter location="/">
          <AppContent />
        </StaticRouter>
      </ShellContext>
    </I18nextProvider>,
  )
  if (html.includes(failedBoundary))
    throw new Error('A first screen needs a browser to render, so it cannot be prerendered.')
  // Before the markup, React puts what belongs in the head: the title, and preload links of images.
  return html.slice(html.indexOf('<!--$-->'))
}

/** The two screens at `/` and the outline of a screen of a mode, by the id of their template. */
export const prerenderedScreens: Record<PrerenderedScreen | typeof outlineTemplateId, string> = {
  'welcome-en': prerender('en', false),
  'welcome-hi': prerender('hi', false),
  'chooser-en': prerender('en', true),
  'chooser-hi': prerender('hi', true),
  [outlineTemplateId]: renderToStaticMarkup(<LoadingFallback isLate={false} />),
}
