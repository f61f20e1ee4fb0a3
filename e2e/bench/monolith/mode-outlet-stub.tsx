import { type Host, HostContext, type ModeId } from '@baithak/shared/contract'
import { Suspense } from 'react'
import { useOverlays } from '../../../shell/src/app/overlays'
import { Pending } from '../../../shell/src/app/pending'
import { useShell } from '../../../shell/src/host/shell-services'
import { useNavigation } from '../../../shell/src/host/use-navigation'
import { sections, startSection, texts } from './modes'

/** The place of a section in one ordinary app: its screens stand in the shell's own React tree and router. */
export function ModeOutlet({ id }: { id: ModeId }) {
  const shell = useShell()
  const overlays = useOverlays()
  const navigation = useNavigation()
  startSection(id)
  shell.texts.offer(id, texts[id])
  if (!overlays) return <Pending />
  const host: Host = {
    storage: shell.storage,
    toast: shell.toasts.show,
    i18n: shell.i18n,
    navigation,
    overlays,
  }
  const Section = sections[id]
  return (
    <HostContext value={host}>
      <Suspense fallback={<Pending />}>
        <Section />
      </Suspense>
    </HostContext>
  )
}
