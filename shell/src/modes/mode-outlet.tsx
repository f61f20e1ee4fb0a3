import type { Host, Mode, ModeId } from '@baithak/shared/contract'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { mountRootParcel } from 'single-spa'
import Parcel from 'single-spa-react/parcel'
import { ErrorPanel } from '../app/error-panel'
import { useOverlays } from '../app/overlays'
import { Pending } from '../app/pending'
import { type ShellServices, useShell } from '../host/shell-services'
import { useNavigation } from '../host/use-navigation'
import { loadMode, ModeFault } from './load-mode'
import { preloadMode } from './preload-mode'

/** The place where a mode is mounted: loads it, and while it is away shows what there is instead of it. */
export function ModeOutlet({ id }: { id: ModeId }) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} id={id} retried={attempt > 0} onRetry={() => setAttempt(attempt + 1)} />
}

type Standing = { state: 'loading' } | { state: 'ready'; mode: Mode } | { state: 'failed' }

function Attempt({ id, retried, onRetry }: { id: ModeId; retried: boolean; onRetry: () => void }) {
  const shell = useShell()
  const overlays = useOverlays()
  const location = useLocation()
  const navigation = useNavigation()
  const [standing, setStanding] = useState<Standing>({ state: 'loading' })

  useEffect(() => {
    let left = false
    enterMode(id, shell).then(
      (mode) => !left && setStanding({ state: 'ready', mode }),
      (fault) => {
        console.warn(`[baithak] ${id}:`, fault)
        if (!left) setStanding({ state: 'failed' })
      },
    )
    return () => {
      left = true
    }
  }, [id, shell])

  const fail = (error: Error) => {
    console.warn(`[baithak] ${id} crashed:`, error)
    setStanding({ state: 'failed' })
  }

  if (standing.state === 'failed') return <ErrorPanel onRetry={onRetry} focused={retried} />
  if (standing.state === 'loading' || !overlays) return <Pending />
  const host: Host = {
    storage: shell.storage,
    toast: shell.toasts.show,
    i18n: shell.i18n,
    navigation,
    overlays,
  }
  return (
    <Parcel
      wrapClassName="contents"
      mountParcel={mountRootParcel}
      config={standing.mode}
      handleError={fail}
      host={host}
      location={location}
      onCrash={fail}
    />
  )
}

/** Finds the mode in the registry, loads it and its texts. Rejects with a `ModeFault`. */
async function enterMode(id: ModeId, { registry, texts, i18n }: ShellServices): Promise<Mode> {
  const entry = (await registry.fresh())[id]
  if (!entry) throw new ModeFault('unreachable', `the registry has no entry for ${id}`)
  preloadMode(entry, i18n.language)
  const mode = await loadMode(entry)
  texts.offer(id, mode.translations)
  await i18n.loadNamespaces(id)
  return mode
}
