import { useMedia } from '@baithak/ui/beside'
import { idleComponent } from '../../loading/idle-component'

/** From here on `shell.css` has room beside the phone frame. Phones, also on their side, never load what is there. */
const query = '(width >= 768px) and (height > 500px)'

const useWideAside = idleComponent(async () => (await import('./wide-aside')).WideAside)

/** Loads what is beside the phone frame of a wide window, once the network is idle. */
export function LazyWideAside({ onboarded }: { onboarded: boolean }) {
  const isWide = useMedia(query)
  const Aside = useWideAside(isWide ? undefined : null)
  return isWide && Aside ? <Aside onboarded={onboarded} /> : null
}
