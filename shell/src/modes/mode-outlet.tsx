import type { Host } from '@baithak/contract'
import { use, useEffect, useRef, useState } from 'react'
import type { Location } from 'react-router-dom'
import Parcel from 'single-spa-react/parcel'
import { ErrorPanel } from '../faults/error-panel'
import { isFileError, ModeLoadError } from '../faults/mode-load-error'
import { LoadingFallback } from '../loading/loading-fallback'
import { ReportShownContext } from '../loading/report-shown'
import { useNavigation } from '../services/shell-router'
import { OverlaysContext, useShell } from '../services/shell-services'
import { useDisabledSentence } from '../services/use-disabled-sentence'
import { type EnteredMode, enterMode } from './enter-mode'
import { mountWithErrorHandler } from './mount-mode'
import { startAgenda } from './start-agenda'

interface ModeOutletProps {
  id: string
  location: Location
}

/** A mode: its newest release, the known-good one when that does not start, an error panel when neither does. */
export function ModeOutlet(props: ModeOutletProps) {
  const [attempt, setAttempt] = useState(0)
  const restart = () => setAttempt(attempt + 1)
  // URLs of releases that this page could not load or start, or that lack a file.
  const failedUrls = useRef(new Set<string>()).current
  return <ModeAttempt key={attempt} {...props} {...{ failedUrls, restart }} />
}

interface ModeAttemptProps extends ModeOutletProps {
  failedUrls: Set<string>
  /** Enters the mode anew, with another release. Drafts keep the input. */
  restart(): void
}

function ModeAttempt({ id, location, failedUrls, restart }: ModeAttemptProps) {
  const shell = useShell()
  const { registry } = shell
  const [entered, setEntered] = useState<EnteredMode>()
  const [isShown, setShown] = useState(false)
  const [failure, setFailure] = useState<{ needsNetwork: boolean }>()
  const disabledSentence = useDisabledSentence(id)

  useEffect(() => {
    let isLeft = false
    enterMode(id, shell, failedUrls).then(
      (loaded) => {
        if (isLeft) return
        registry.active.setState({ [id]: loaded.entry })
        setEntered(loaded)
      },
      () => setFailure({ needsNetwork: !navigator.onLine }),
    )
    return () => {
      isLeft = true
    }
  }, [id, shell, registry, failedUrls])

  useEffect(() => {
    if (!entered) return
    // A stored release may run before the registry has come, which withdraws it.
    const restartIfRevoked = () => {
      if (registry.isRevoked(entered.entry)) restart()
    }
    restartIfRevoked()
    return registry.store.subscribe(restartIfRevoked)
  }, [entered, registry, restart])

  useEffect(
    () =>
      entered && isShown
        ? startAgenda(entered.mode, shell.storage.ofMode(entered.entry.url))
        : undefined,
    [entered, isShown, shell],
  )

  if (failure)
    return <ErrorPanel needsNetwork={failure.needsNetwork} disabledSentence={disabledSentence} />
  if (!entered) return <LoadingFallback />
  return (
    <>
      {!isShown && (
        // Over the mode and not above it: the first screen must not move.
        <div className="absolute inset-0 z-1 bg-milk">
          <LoadingFallback />
        </div>
      )}
      <MountedMode
        {...{ id, location, entered }}
        onShown={() => setShown(true)}
        onFailed={(canBeReplaced) => {
          if (!canBeReplaced) return setFailure({ needsNetwork: false })
          failedUrls.add(entered.entry.url)
          restart()
        }}
      />
    </>
  )
}

interface MountedModeProps extends ModeOutletProps {
  entered: EnteredMode
  /** Called when the first screen has rendered. */
  onShown(): void
  /** Called once, when nothing of the mode is left on screen. */
  onFailed(canBeReplaced: boolean): void
}

function MountedMode({ id, location, entered, onShown, onFailed }: MountedModeProps) {
  const { mode, entry } = entered
  const shell = useShell()
  const navigation = useNavigation()
  const overlays = use(OverlaysContext)
  const reportShown = use(ReportShownContext)
  const progress = useRef<'mounting' | 'shown' | 'failed'>('mounting')
  if (!overlays) return null

  const handleError = (cause: Error) => {
    // A crash may be reported twice.
    if (progress.current === 'failed') return
    const wasShown = progress.current === 'shown'
    progress.current = 'failed'
    const kind = wasShown ? 'crashed' : 'broken'
    shell.report({
      mode: id,
      kind: cause instanceof ModeLoadError ? cause.kind : kind,
      url: entry.url,
      cause,
    })
    // A file that a newer release has removed: that release has its own.
    onFailed(!wasShown || isFileError(cause))
  }
  // Called twice for the first screen: by `parcelDidMount` and by the mode.
  const handleShown = () => {
    reportShown()
    // A mode whose first render throws is mounted all the same, with nothing in it.
    if (progress.current !== 'mounting') return
    progress.current = 'shown'
    shell.knownGood.remember(entry)
    shell.offline.cacheMode(entry)
    onShown()
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
    <Parcel
      wrapClassName="contents"
      mountParcel={mountWithErrorHandler(handleError)}
      config={mode}
      parcelDidMount={handleShown}
      host={host}
      location={location}
      onShown={handleShown}
      onCrash={handleError}
    />
  )
}
