import { createInstance } from 'i18next'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { createStore } from 'zustand/vanilla'
import en from '../../public/locales/en/translation.json'
import hi from '../../public/locales/hi/translation.json'
import { Gate } from '../app/gate'
import { Pending } from '../app/pending'
import { ShellContext, type ShellServices } from '../host/shell-services'
import { createToasts } from '../host/toasts'
import type { FirstPaint } from './first-paint'

/** As much of the shell as its first screens ask for while they are drawn, as it stands before anything was answered. */
function servicesFor(onboarded: boolean): ShellServices {
  const services = {
    storage: { isUserOnboarded: { getState: () => onboarded } },
    toasts: createToasts(),
    registry: { store: createStore(() => ({})) },
    offline: { newVersion: createStore(() => false) },
  }
  return services as unknown as ShellServices
}

function draw(language: 'en' | 'hi', onboarded: boolean): string {
  const i18n = createInstance()
  void i18n.use(initReactI18next).init({
    lng: language,
    resources: { en: { translation: en }, hi: { translation: hi } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <ShellContext value={servicesFor(onboarded)}>
        <StaticRouter location="/">
          <Suspense fallback={<Pending />}>
            <Gate />
          </Suspense>
        </StaticRouter>
      </ShellContext>
    </I18nextProvider>,
  )
  // What React puts before the markup, for a page's head: the title, and preloads of pictures.
  return html.slice(html.indexOf('<!--$-->'))
}

/** The two screens at `/`, by the id of the template that holds them. */
export const firstPaints: Record<FirstPaint, string> = {
  'welcome-en': draw('en', false),
  'welcome-hi': draw('hi', false),
  'chooser-en': draw('en', true),
  'chooser-hi': draw('hi', true),
}
