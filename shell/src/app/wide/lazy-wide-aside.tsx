import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { waitForNetworkIdle } from '../../loading/wait-for-network-idle'

/** From here on `shell.css` has room beside the phone frame. Phones, also on their side, never load what is there. */
const query = '(width >= 768px) and (height > 500px)'

type AsideProps = { onboarded: boolean }
let loadedAside: ComponentType<AsideProps> | undefined

/** Loads what is beside the phone frame of a wide window, once the network is idle. */
export function LazyWideAside(props: AsideProps) {
  const isWide = useSyncExternalStore(subscribe, readIsWide, () => false)
  const [Aside, setAside] = useState(() => loadedAside)

  useEffect(() => {
    if (!isWide || Aside) return
    let isCancelled = false
    void waitForNetworkIdle()
      .then(() => (isCancelled ? undefined : import('./wide-aside')))
      .then(
        (module) => {
          loadedAside = module?.WideAside
          if (!isCancelled) setAside(() => loadedAside)
        },
        () => {},
      )
    return () => {
      isCancelled = true
    }
  }, [isWide, Aside])

  return isWide && Aside ? <Aside {...props} /> : null
}

// jsdom has no matchMedia.
const readIsWide = () => window.matchMedia?.(query).matches ?? false

function subscribe(onChange: () => void) {
  const media = window.matchMedia?.(query)
  media?.addEventListener('change', onChange)
  return () => media?.removeEventListener('change', onChange)
}
