import { useSyncExternalStore } from 'react'
import { idleComponent } from '../../loading/idle-component'

/** From here on `shell.css` has room beside the phone frame. Phones, also on their side, never load what is there. */
const query = '(width >= 768px) and (height > 500px)'

const useWideAside = idleComponent(async () => (await import('./wide-aside')).WideAside)

/** Loads what is beside the phone frame of a wide window, once the network is idle. */
export function LazyWideAside({ onboarded }: { onboarded: boolean }) {
  const isWide = useSyncExternalStore(subscribe, readIsWide, () => false)
  const Aside = useWideAside(isWide ? undefined : null)
  return isWide && Aside ? <Aside onboarded={onboarded} /> : null
}

const readIsWide = () => window.matchMedia(query).matches

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
