import type { Host, Mode, ModeManifest, ToastMessage } from '@baithak/contract'
import { languages } from '@baithak/contract'
import { themeRecord } from '@baithak/domain/theme-record'
import { createStorage } from '@baithak/storage'
import { createI18n } from '@baithak/ui/create-i18n'
import { followTheme } from '@baithak/ui/follow-theme'
import { StrictMode, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, createPath, useLocation, useNavigate } from 'react-router-dom'
import { mountRootParcel } from 'single-spa'
import Parcel from 'single-spa-react/parcel'

/** Runs a mode without the shell, for development. Shows its navigation, its toasts in one line, and all languages. */
export async function runStandalone({ manifest, mode }: { manifest: ModeManifest; mode: Mode }) {
  const resources = languages.map(async ({ id }) => {
    const namespaces = Object.entries(mode.translations).map(async ([namespace, loaders]) => [
      namespace,
      (await loaders[id]?.())?.default ?? {},
    ])
    return [id, Object.fromEntries(await Promise.all(namespaces))]
  })
  const { i18n, ready } = createI18n({
    lng: localStorage.getItem('i18nextLng') ?? 'en',
    ns: Object.keys(mode.translations),
    resources: Object.fromEntries(await Promise.all(resources)),
  })
  await ready
  // Most modes have no screen at `/`, which the development server opens.
  if (location.pathname === '/') history.replaceState(null, '', firstPath(manifest))
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root.')
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <StandaloneHarness manifest={manifest} i18n={i18n} mode={mode} />
      </BrowserRouter>
    </StrictMode>,
  )
}

const firstPath = ({ screens, prefix }: ModeManifest) => Object.values(screens)[0]?.path ?? prefix

const appInfo: Host['appInfo'] = () => ({ versions: {}, install: undefined })

type HarnessProps = { manifest: ModeManifest; i18n: Host['i18n']; mode: Mode }

function StandaloneHarness({ manifest, i18n, mode }: HarnessProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const latestNavigate = useRef(navigate)
  latestNavigate.current = navigate
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const [storage] = useState(() =>
    createStorage({
      backend: () => localStorage,
      events: window,
      now: () => new Date(),
      onError: ({ kind }) => setToast({ title: `storage ${kind}` }),
    }),
  )
  const [navigation] = useState<Host['navigation']>(() => ({
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => latestNavigate.current(delta),
    push: (to, state) => latestNavigate.current(to, { state }),
    replace: (to, state) => latestNavigate.current(to, { replace: true, state }),
    back(fallback) {
      // React Router numbers its history entries from 0.
      if (window.history.state?.idx > 0) latestNavigate.current(-1)
      else latestNavigate.current(fallback, { replace: true })
    },
    interceptBack: () => () => {},
    restart: () => window.location.assign('/'),
  }))
  useEffect(() => {
    if (manifest.darkTheme) followTheme(storage.record(themeRecord))
  }, [storage, manifest])
  const others = languages.filter(({ id }) => id !== i18n.language)
  return (
    <div
      data-mode={manifest.id}
      style={{ maxWidth: manifest.id === 'admin' ? 1200 : 390, margin: 'auto' }}
    >
      <nav style={{ display: 'flex', gap: 12, flexWrap: 'wrap', padding: 8 }}>
        {manifest.nav.map(({ path, label }) => (
          <button key={path} type="button" onClick={() => navigate(path)}>
            {label}
          </button>
        ))}
        {others.map(({ id, shortName }) => (
          <button key={id} type="button" onClick={() => void i18n.changeLanguage(id)}>
            {shortName}
          </button>
        ))}
        <output>{toast && `${toast.title} ${toast.description ?? ''}`}</output>
      </nav>
      {overlays && (
        <Parcel
          mountParcel={mountRootParcel}
          config={mode}
          host={{ storage, toast: setToast, i18n, navigation, overlays, appInfo }}
          location={location}
        />
      )}
      <div ref={setOverlays} />
    </div>
  )
}
