import type { Host } from '@baithak/contract'
import { use, useEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import Parcel from 'single-spa-react/parcel'
import { ErrorPanel } from '../faults/error-panel'
import { isFileError, ModeLoadError } from '../faults/mode-load-error'
import { LoadingFallback } from '../loading/loading-fallback'
import { ReportShownContext } from '../loading/report-shown'
import { refetchRelease } from '../offline/release-files'
import type { RegistryEntry } from '../registry/registry'
import { OverlaysContext } from '../services/overlays'
import { useShell } from '../services/shell-services'
import { useDisabledSentence } from '../services/use-disabled-sentence'
import { useNavigation } from '../services/use-navigation'
import { enterMode } from './enter-mode'
import { mountWithErrorHandler } from './mount-mode'
import { useMountState } from './mount-state'
import { startAgenda } from './start-agenda'

/** Loads and mounts a mode; shows a fallback until it is mounted, and an error panel when it has failed. */
export function ModeOutlet({ id, location }: { id: string; location: Location }) {
  const shell = useShell()
  const overlays = use(OverlaysContext)
  const reportShown = use(ReportShownContext)
  const navigation = useNavigation()
  const [state, send, latest] = useMountState()
  const { status, attempt } = state
  const disabledSentence = useDisabledSentence(id)
  // URLs of releases that this page could not load or start, or that lack a file.
  const failedUrls = useRef(new Set<string>())
  const failedAttempt = useRef<number>(undefined)

  useEffect(() => {
    void enterMode(id, shell, failedUrls.current).then(
      (entered) => {
        if (!send({ type: 'loaded', ...entered }, attempt)) return
        shell.registry.active.setState({ [id]: entered.entry })
        void entered.isRevoked.then((isRevoked) => {
          // Drafts keep the input.
          if (isRevoked) send({ type: 'restarted' }, attempt)
        })
      },
      () => send({ type: 'failed', needsNetwork: !navigator.onLine }, attempt),
    )
  }, [id, shell, send, attempt])

  const mounted = state.status === 'mounted' ? state : undefined
  const mountedMode = mounted?.mode
  const mountedUrl = mounted?.entry.url
  useEffect(
    () =>
      mountedMode && mountedUrl
        ? startAgenda(mountedMode, shell.storage.ofMode(mountedUrl))
        : undefined,
    [mountedMode, mountedUrl, shell],
  )

  if (state.status === 'failed')
    return (
      <ErrorPanel
        onRetry={() => void reloadPage(shell.registry.store.getState()[id])}
        needsNetwork={state.needsNetwork}
        disabledSentence={disabledSentence}
      />
    )
  if (state.status === 'loading' || !overlays) return <LoadingFallback />

  const { mode, entry } = state
  const handleError = async (cause: Error) => {
    // A crash may be reported twice.
    if (failedAttempt.current === attempt || latest.current.attempt !== attempt) return
    failedAttempt.current = attempt
    const wasMounted = latest.current.status === 'mounted'
    const kind = wasMounted ? 'crashed' : 'broken'
    shell.report({
      mode: id,
      kind: cause instanceof ModeLoadError ? cause.kind : kind,
      url: entry.url,
      cause,
    })
    // The release may call what this shell lacks.
    if (await shell.offline.applyUpdate()) return
    // A release shown meanwhile would keep the old worker busy, which delays the new one.
    const update = shell.offline.fetchUpdate()
    if (!wasMounted && (await update)) return
    // A file that a newer release has removed: that release has its own, and drafts keep the input.
    const isReplaceable = isFileError(cause) || entry.channel === 'canary'
    const hasCrashed = wasMounted && !isReplaceable
    if (!hasCrashed) failedUrls.current.add(entry.url)
    send({ type: hasCrashed ? 'failed' : 'restarted', needsNetwork: false }, attempt)
  }
  // Called twice for the first screen: by `parcelDidMount` and, by modes with the platform's lifecycles, as `onShown`.
  const handleModeShown = () => {
    reportShown()
    // A mode whose first render throws is mounted all the same, with nothing in it.
    if (!send({ type: 'mounted' }, attempt)) return
    shell.knownGood.remember(entry)
    shell.offline.cacheMode(entry)
  }
  const host: Host = {
    storage: shell.storage.ofMode(entry.url),
    toast: shell.toasts.show,
    i18n: shell.i18n,
    navigation,
    overlays,
    appInfo: shell.appInfo,
  }
  return (
    <>
      {status === 'mounting' && (
        // Over the mode and not above it: the first screen must not move.
        <div className="absolute inset-0 z-1 bg-milk">
          <LoadingFallback />
        </div>
      )}
      <Parcel
        key={attempt}
        wrapClassName="contents"
        mountParcel={mountWithErrorHandler(handleError)}
        config={mode}
        parcelDidMount={handleModeShown}
        host={host}
        location={location}
        onShown={handleModeShown}
        onCrash={handleError}
      />
    </>
  )
}

/**
 * A module or a style sheet that has failed stays failed in its page. The release is requested past every cache, because
 * a wrong response may be cached. Without a network the page stays: a reload could lose it.
 */
async function reloadPage(entry: RegistryEntry | undefined) {
  if (!navigator.onLine) return
  if (entry) await refetchRelease(entry).catch(() => {})
  window.location.reload()
}
