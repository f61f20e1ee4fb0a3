import type { ToastMessage } from '@baithak/contract'
import { ModeProviders } from '@baithak/platform'
import { useEffect, useLayoutEffect, useState } from 'react'
import { showTheme } from '../theme/follow-theme'
import type { Translate } from './example'
import { createGalleryHost } from './gallery-host'
import { GalleryToast } from './gallery-toast'
import { groups } from './groups'
import { useSettings } from './settings'
import { SettingsBar } from './settings-bar'

/** Every component of the UI kit in every state. */
export function GalleryPage() {
  const [settings, update] = useSettings()
  const { language, mode, width, theme } = settings
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
          <main className="pb-20">
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
                      <Examples t={t} />
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
