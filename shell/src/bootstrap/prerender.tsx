import type { Language } from '@baithak/shared/contract'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { createStore } from 'zustand/vanilla'
import { AppContent } from '../app/app'
import { createBundledI18n } from '../languages/bundled-i18n'
import type { PrerenderedScreen } from '../loading/prerendered-screen'
import { ShellContext, type ShellServices } from '../services/shell-services'
import { createToasts } from '../services/toasts'

/** As much of the shell as its first screens ask for while they are drawn, as it stands before anything was answered. */
function servicesFor(onboarded: boolean): ShellServices {
  const services = {
    storage: { isUserOnboarded: { getState: () => onboarded } },
    toasts: createToasts(),
    registry: { store: createStore(() => ({})), active: createStore(() => ({})) },
    offline: { updateAvailable: createStore(() => false) },
  }
  return services as unknown as ShellServices
}

/** What React leaves where something threw, as `window` does here, with no word of it. */
const givenUp = '<!--$!-->'

function draw(language: Language, onboarded: boolean): string {
  const html = renderToString(
    <I18nextProvider i18n={createBundledI18n(language)}>
      <ShellContext value={servicesFor(onboarded)}>
        <StaticRouter location="/">
          <AppContent />
        </StaticRouter>
      </ShellContext>
    </I18nextProvider>,
  )
  if (html.includes(givenUp)) throw new Error('A first paint cannot be drawn without a browser.')
  // What React puts before the markup, for a page's head: the title, and preloads of pictures.
  return html.slice(html.indexOf('<!--$-->'))
}

/** The two screens at `/`, by the id of the template that holds them. */
export const prerenderedScreens: Record<PrerenderedScreen, string> = {
  'welcome-en': draw('en', false),
  'welcome-hi': draw('hi', false),
  'chooser-en': draw('en', true),
  'chooser-hi': draw('hi', true),
}
