import type { Host } from '@baithak/shared/contract'
import type { ModeId } from '@baithak/shared/modes'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import Parcel from 'single-spa-react/parcel'
import { ErrorPanel } from '../app/error-panel'
import { useOverlays } from '../app/overlays'
import { Pending } from '../app/pending'
import { useShell } from '../host/shell-services'
import { useNavigation } from '../host/use-navigation'
import { isChunkLoadError } from './chunk-load-error'
import { type EnteredMode, enterMode } from './enter-mode'
import { ModeFault } from './fault'
import { prepareAtLeisure } from './get-ready'
import { mountTelling } from './mount-mode'
import { needsNewPage } from './needs-new-page'

type Standing =
  | { state: 'loading' }
  | ({ state: 'starting' | 'mounted' } & EnteredMode)
  | { state: 'failed'; needsNetwork: boolean }

/** The place where a mode is mounted: loads it, and while it is away shows what there is instead of it. */
export function ModeOutlet({ id }: { id: ModeId }) {
  const shell = useShell()
  const overlays = useOverlays()
  const location = useLocation()
  const navigation = useNavigation()
  const [attempt, setAttempt] = useState(0)
  const [retried, setRetried] = useState(false)
  const [standing, setStanding] = useState<Standing>({ state: 'loading' })
  // URLs of releases that this page could not load or start, or that lack a file.
  const broken = useRef(new Set<string>())
  const stood = useRef(false)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  // A crash may be told twice, by the boundary and by the parcel; an attempt fails once.
  const failedAttempt = useRef(-1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt more is what makes it try again.
  useEffect(() => {
    let left = false
    stood.current = false
    enterMode(id, shell, broken.current).then(
      (entered) => {
        if (left) return
        shell.registry.entered.setState({ [id]: entered.entry })
        setStanding({ state: 'starting', ...entered })
      },
      () => !left && setStanding({ state: 'failed', needsNetwork: !navigator.onLine }),
    )
    return () => {
      left = true
    }
  }, [id, shell, attempt])

  const stands = standing.state === 'mounted'
  useEffect(() => (stands ? prepareAtLeisure(shell, id) : undefined), [stands, shell, id])

  const tryAgain = () => {
    // Both at once: the next attempt must not mount what has just failed while it waits for something else.
    setStanding({ state: 'loading' })
    setAttempt((count) => count + 1)
  }

  if (standing.state === 'failed') {
    const again = async () => {
      setRetried(true)
      setStanding({ state: 'loading' })
      // What fails twice in one page gets another page, whatever it was.
      const isNewPage = await needsNewPage(id, shell, (url) => retried || broken.current.has(url))
      if (!isMounted.current) return
      if (isNewPage) return window.location.reload()
      broken.current.clear()
      tryAgain()
    }
    return (
      <ErrorPanel
        onRetry={() => void again()}
        focused={retried}
        needsNetwork={standing.needsNetwork}
      />
    )
  }
  if (standing.state === 'loading' || !overlays) return <Pending />

  const { mode, entry } = standing
  const fail = (cause: Error) => {
    if (attempt <= failedAttempt.current) return
    failedAttempt.current = attempt
    const ifMounted = stood.current ? 'crashed' : 'failed-start'
    const kind = cause instanceof ModeFault ? cause.kind : ifMounted
    shell.report({ mode: id, kind, url: entry.url, cause })
    if (stood.current && !isChunkLoadError(cause))
      return setStanding({ state: 'failed', needsNetwork: false })
    // When a release took the file away while the app was open, the newest build has it, and drafts keep what was typed.
    broken.current.add(entry.url)
    tryAgain()
  }
  const stand = () => {
    // A mode whose first rendering throws is mounted all the same, with nothing in it.
    if (failedAttempt.current === attempt) return
    stood.current = true
    setStanding({ ...standing, state: 'mounted' })
    shell.knownGood.remember(entry)
    shell.offline.keepMode(entry)
  }
  const host: Host = {
    storage: shell.storage,
    toast: shell.toasts.show,
    i18n: shell.i18n,
    navigation,
    overlays,
  }
  return (
    <>
      {standing.state === 'starting' && (
        // Over the mode and not above it: the first screen stands where it will stay.
        <div className="absolute inset-0 z-1 bg-milk">
          <Pending />
        </div>
      )}
      <Parcel
        key={attempt}
        wrapClassName="contents"
        mountParcel={mountTelling(fail)}
        config={mode}
        parcelDidMount={stand}
        host={host}
        location={location}
        onCrash={fail}
      />
    </>
  )
}
