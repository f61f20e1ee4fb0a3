import type { Host, Mode } from '@baithak/contract'
import type { AppStorage } from '@baithak/storage'
import { use, useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { useNavigation } from '../navigation/router'
import type { ErrorKind } from '../services/error-reports'
import { requestIdle } from '../services/network-idle'
import { OverlaysContext, useShell } from '../services/shell-services'
import { ErrorPanel } from './error-panel'
import { isFileError, type LoadedMode, loadMode } from './load-mode'
import { mountMode } from './mount-mode'
import { Skeleton } from './skeleton'
import { useDisabledReason } from './use-disabled-reason'

export interface ModeOutletProps {
  id: string
  location: Location
  /** Another screen is requested: this one stays until the other has rendered, and must not navigate. */
  isLeft?: boolean
  /** Called when the screen of this `location` has rendered, or the error panel has. */
  onShown?: (() => void) | undefined
}

type State =
  /** Also after a release has failed or was withdrawn. Drafts keep the input. */
  { step: 'loading' } | ({ step: 'mounting' | 'shown' } & LoadedMode) | { step: 'failed' }

const reduce = (state: State, next: State | { step: 'rendered' }): State => {
  if (next.step !== 'rendered') return next
  return state.step === 'mounting' ? { ...state, step: 'shown' } : state
}

/** Shows a mode: its newest release, the known-good one if that does not start, or an error panel. */
export function ModeOutlet({ id, location, isLeft = false, onShown }: ModeOutletProps) {
  const shell = useShell()
  const { registry, knownGood, offline, storage } = shell
  const [state, dispatch] = useReducer(reduce, { step: 'loading' })
  // Releases that this page could not load or start, or that lack a file.
  const failedUrls = useRef(new Set<string>()).current
  const disabledReason = useDisabledReason(id)

  useEffect(() => {
    if (state.step !== 'loading') return
    let isCancelled = false
    loadMode(id, shell, failedUrls).then(
      (loaded) => {
        if (isCancelled) return
        registry.active.setState({ [id]: loaded.release })
        dispatch({ step: 'mounting', ...loaded })
      },
      () => isCancelled || dispatch({ step: 'failed' }),
    )
    return () => {
      isCancelled = true
    }
  }, [state, id, shell, registry, failedUrls])

  const release = 'release' in state ? state.release : undefined
  useEffect(() => {
    if (!release) return
    // A stored release may run before the registry that withdraws it has come.
    const restartIfRevoked = () => {
      if (registry.isRevoked(release)) dispatch({ step: 'loading' })
    }
    restartIfRevoked()
    return registry.store.subscribe(restartIfRevoked)
  }, [release, registry])

  useEffect(() => {
    if (state.step !== 'shown') return
    knownGood.remember(state.release)
    offline.cacheMode(state.release)
    return startAgenda(state.mode, storage.forMode(state.release.url))
  }, [state, knownGood, offline, storage])

  if (state.step === 'failed') return <ErrorPanel {...{ disabledReason, onShown }} />
  if (state.step === 'loading') return <Skeleton />
  const handleError = (kind: ErrorKind, cause: unknown) => {
    shell.report({ mode: id, kind, url: state.release.url, cause })
    // The host may have deleted the file. Another release has its own files.
    const canBeReplaced = kind !== 'crashed' || isFileError(cause)
    if (canBeReplaced) failedUrls.add(state.release.url)
    dispatch({ step: canBeReplaced ? 'loading' : 'failed' })
  }
  const handleShown = () => {
    dispatch({ step: 'rendered' })
    onShown?.()
  }
  return (
    <>
      {state.step === 'mounting' && (
        // The skeleton covers the mode, so that the mode does not move when the skeleton goes.
        <div className="absolute inset-0 z-1 bg-milk">
          <Skeleton />
        </div>
      )}
      <ModeView
        {...{ location, isLeft, loaded: state }}
        onShown={handleShown}
        onError={handleError}
      />
    </>
  )
}

interface ModeViewProps {
  location: Location
  isLeft: boolean
  loaded: LoadedMode
  onShown(): void
  onError(kind: ErrorKind, cause: unknown): void
}

function ModeView({ location, isLeft, loaded, onShown, onError }: ModeViewProps) {
  const { mode, release } = loaded
  const { storage, toasts, i18n, appInfo } = useShell()
  const overlays = use(OverlaysContext)
  const navigation = useNavigation(isLeft)
  const element = useRef<HTMLDivElement>(null)
  const mounted = useRef<ReturnType<typeof mountMode>>(undefined)
  const handleError = useEffectEvent(onError)
  const host = useMemo(
    (): Host | null =>
      overlays && {
        storage: storage.forMode(release.url),
        toast: toasts.show,
        i18n,
        navigation,
        overlays,
        appInfo,
      },
    [storage, toasts, i18n, appInfo, navigation, overlays, release],
  )
  useEffect(() => {
    if (!element.current) return
    const view = mountMode(mode, element.current, (...error) => handleError(...error))
    mounted.current = view
    return () => view.unmount()
  }, [mode])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onShown` is the one of this location.
  useEffect(() => {
    if (host) mounted.current?.render({ host, location, onShown })
  }, [host, location])
  return <div ref={element} className="contents" />
}

/** Lets a mode publish what the member has ahead. Returns how to stop it. */
function startAgenda(mode: Mode, storage: AppStorage): () => void {
  let isStopped = false
  let stop = () => {}
  const start = async () => {
    // Its code would compete with the pictures of the first screen.
    await requestIdle()
    const agenda = await mode.agenda?.()
    if (agenda && !isStopped) stop = agenda.publish(storage)
  }
  start().catch((cause) => console.warn('The agenda is not published', cause))
  return () => {
    isStopped = true
    stop()
  }
}
