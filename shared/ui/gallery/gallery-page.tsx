import type { Host, Language, ToastMessage } from '@baithak/contract'
import { ModeProviders } from '@baithak/platform'
import { fakeStorage } from '@baithak/testing/fake-storage'
import { createMemoryHistory } from '@baithak/testing/memory-history'
import { createInstance } from 'i18next'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { initReactI18next } from 'react-i18next'
import { indianNumbers } from '../format'
import { showTheme } from '../theme/follow-theme'
import { longText, type Translate } from './example'
import { groups } from './groups'
import { useSettings } from './settings'
import { SettingsBar } from './settings-bar'

/** Every component of the UI kit in every state. */
export function GalleryPage() {
  const [settings, update] = useSettings()
  const { language, mode, width, theme, state } = settings
  const [toast, setToast] = useState<ToastMessage>()
  const [{ host, location }] = useState(() => createGalleryHost(language, setToast))
  const t: Translate = (en, hi) => (language === 'hi' ? hi : en)

  useLayoutEffect(() => {
    document.documentElement.lang = language
    void host.i18n.changeLanguage(language)
  }, [host, language])

  useLayoutEffect(() => showTheme(theme), [theme])

  // Screens in the examples set the page's title and focus their heading when they mount.
  useEffect(() => {
    document.title = 'Baithak UI kit'
  })
  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }, [])

  return (
    <ModeProviders host={host} location={location}>
      <div data-mode={mode} data-width={width} className="min-h-dvh bg-malai text-ink">
        <SettingsBar settings={settings} onChange={update} />
        <div className="gap-5 px-4 lg:grid lg:grid-cols-[150px_minmax(0,1fr)]">
          <ComponentList />
          <main data-state={state} className="pb-20">
            {groups.map(({ title, examples }) => (
              <section key={title}>
                <h2 lang="en" className="pt-10 font-display text-display-2">
                  {title}
                </h2>
                {Object.entries(examples).map(([name, Examples]) => (
                  <section key={name} id={name} className="scroll-mt-24 pt-6">
                    <h3 lang="en" className="mb-3 text-h2">
                      {name}
                    </h3>
                    <div className="flex flex-wrap items-start gap-x-4 gap-y-6">
                      <Examples t={t} long={longText(t)} />
                    </div>
                  </section>
                ))}
              </section>
            ))}
          </main>
        </div>
        <GalleryToast message={toast} onEnd={() => setToast(undefined)} />
      </div>
    </ModeProviders>
  )
}

const ComponentList = () => (
  <nav
    lang="en"
    aria-label="Components"
    className="top-20 columns-2 self-start py-8 text-meta lg:sticky lg:max-h-[calc(100dvh-5rem)] lg:columns-auto lg:overflow-y-auto"
  >
    {groups.map(({ title, examples }) => (
      <div key={title} className="mb-4 break-inside-avoid">
        <p className="font-title">{title}</p>
        <ul>
          {Object.keys(examples).map((name) => (
            <li key={name}>
              <a href={`#${name}`} className="block py-0.5 text-ink-2 no-underline hover:text-ink">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)

const defaultDurationMs = 5000

interface GalleryToastProps {
  message: ToastMessage | undefined
  onEnd: () => void
}

/** Replaces the toaster of the shell. */
function GalleryToast({ message, onEnd }: GalleryToastProps) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => end(), message.duration ?? defaultDurationMs)
    return () => clearTimeout(timer)
  }, [message])

  return (
    <output className="fixed inset-x-0 top-2 z-50 mx-auto w-fit max-w-full">
      {message && (
        <div
          className={`rounded-panel px-4 py-3 text-on-toast ${message.destructive ? 'bg-toast-bad' : 'bg-toast'}`}
        >
          <p className="font-title">{message.title}</p>
          <p className="text-body-2">{message.description}</p>
        </div>
      )}
    </output>
  )
}

/** Without letters, because both languages show them. */
const stored = {
  'draft:favourites:cafes': JSON.stringify(['marked']),
  'draft:recent-searches:cafes': JSON.stringify(['1947', '24 × 7', '1 '.repeat(60)]),
}

/** A host without side effects: storage and history are in memory, links lead nowhere. */
function createGalleryHost(language: Language, toast: (message: ToastMessage) => void) {
  const i18n = createInstance()
  void i18n
    .use(initReactI18next)
    .use(indianNumbers)
    .init({ lng: language, resources: {}, initAsync: false })
  const { navigator, location, back } = createMemoryHistory('/')
  const host: Host = {
    storage: fakeStorage(stored).openTab().storage,
    toast,
    i18n,
    overlays: document.body,
    navigation: { ...navigator, back, interceptBack: () => () => {}, restart() {} },
    appInfo: () => ({ versions: {}, install: undefined }),
  }
  return { host, location: location() }
}
