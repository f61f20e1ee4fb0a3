import {
  type ByLanguage,
  byLanguage,
  inEachLanguage,
  type Language,
  languages,
} from '@baithak/contract'
import type { Audience } from '@baithak/contract/modes'
import { isUserOnboardedRecord } from '@baithak/domain'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { createStore } from 'zustand/vanilla'
import { AppContent } from '../../app/app'
import { PartnerPage } from '../../app/frame/partner-page'
import { PhoneFrame } from '../../app/frame/phone-frame'
import { createBundledI18n } from '../../languages/bundled-i18n'
import { LoadingFallback } from '../../loading/loading-fallback'
import { ShellContext, type ShellServices } from '../../services/shell-services'
import { createToasts } from '../../services/toasts'
import { outlineTemplateId } from '../loading-mark'
import type { PictureId } from '../screen-picture'

/** The services that the first screens use while they render, in their initial state. */
function createPrerenderServices(onboarded: boolean, entries: object): ShellServices {
  const services = {
    // Two records are read: this one, and the member's, of which the role is missing.
    storage: { record: () => ({ key: isUserOnboardedRecord.key, getState: () => onboarded }) },
    toasts: createToasts(),
    registry: {
      store: createStore(() => entries),
      active: createStore(() => ({})),
      disabled: createStore(() => ({})),
    },
    offline: { updateAvailable: createStore(() => false) },
  }
  return services as unknown as ShellServices
}

interface Page {
  language: Language
  path: string
  services: ShellServices
}

const renderPage = (content: ReactNode, { language, path, services }: Page): string =>
  renderToString(
    <I18nextProvider i18n={createBundledI18n(language)}>
      <ShellContext value={services}>
        <StaticRouter location={path}>{content}</StaticRouter>
      </ShellContext>
    </I18nextProvider>,
  )

/** React's marker of a Suspense boundary that threw, as for `window` here; it logs nothing. */
const failedBoundary = '<!--$!-->'

function prerender(language: Language, onboarded: boolean): string {
  const services = createPrerenderServices(onboarded, {})
  const html = renderPage(<AppContent />, { language, path: '/', services })
  if (html.includes(failedBoundary))
    throw new Error('A first screen needs a browser to render, so it cannot be prerendered.')
  // Before the markup, React puts what belongs in the head: the title, and preload links of images.
  return html.slice(html.indexOf('<!--$-->'))
}

/** A mode with one item of navigation; where a page is composed, those of a release replace them. */
const placeholder = {
  id: 'placeholder',
  prefix: '/placeholder',
  immersive: [],
  darkTheme: true,
  nav: [
    {
      path: '/placeholder',
      label: { en: 'placeholder' },
      icon: [['path', { d: 'M0 0' }]],
    },
  ],
}

function renderFrame(language: Language, audience: Audience): string {
  const entries = { placeholder: { manifest: { ...placeholder, audience } } }
  const services = createPrerenderServices(true, entries)
  const renderScreen = () => <slot />
  const frame =
    audience === 'partner' ? (
      <PartnerPage renderScreen={renderScreen} />
    ) : (
      <PhoneFrame onboarded renderScreen={renderScreen} />
    )
  return renderPage(frame, { language, path: placeholder.prefix, services })
}

/** The frame around a mode's screen, in which `slot` is where the screen goes. */
export const screenFrames: Record<Audience, ByLanguage> = {
  member: inEachLanguage((language) => renderFrame(language, 'member')),
  partner: inEachLanguage((language) => renderFrame(language, 'partner')),
}

const firstScreens = languages.flatMap(({ id }): [PictureId, string][] => [
  [`welcome-${id}`, prerender(id, false)],
  [`chooser-${id}`, prerender(id, true)],
])

/** The two screens at `/` and the outline of a screen of a mode, by the id of their template. */
export const prerenderedScreens = {
  ...(Object.fromEntries(firstScreens) as Record<PictureId, string>),
  [outlineTemplateId]: renderToStaticMarkup(<LoadingFallback isLate={false} />),
}

const oldBrowserTexts = byLanguage(
  import.meta.glob<{ text: string }>('./old-browser/*.json', { eager: true, import: 'default' }),
)

/** For browsers that may not run the shell's code. */
export const oldBrowserNotice = renderToStaticMarkup(
  Object.entries(oldBrowserTexts).map(([language, { text }]) => (
    <span key={language} lang={language}>
      {text}
    </span>
  )),
)
