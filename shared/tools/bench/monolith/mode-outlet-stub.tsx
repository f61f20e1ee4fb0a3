import type { Host } from '@baithak/contract'
import type { ModeId } from '@baithak/contract/modes'
import { Suspense, use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { LoadingFallback } from '../../../../shell/src/loading/loading-fallback'
import { ReportShownContext } from '../../../../shell/src/loading/report-shown'
import { AsideContext, OverlaysContext } from '../../../../shell/src/services/overlays'
import { useShell } from '../../../../shell/src/services/shell-services'
import { useNavigation } from '../../../../shell/src/services/use-navigation'
import { modes, preloadMode, translations } from './modes'

/** Replaces the shell's outlet: renders a mode in the shell's own React tree and router. */
export function ModeOutlet({ id }: { id: ModeId }) {
  const shell = useShell()
  const overlays = use(OverlaysContext)
  const aside = use(AsideContext)
  const navigation = useNavigation()
  const location = useLocation()
  // The frame knows which screen it has requested after its layout effects.
  useEffect(use(ReportShownContext))
  preloadMode(id)
  shell.translations.registerTranslations(id, translations[id])
  if (!overlays) return <LoadingFallback />
  const host: Host = {
    storage: shell.storage,
    toast: shell.toasts.show,
    i18n: shell.i18n,
    navigation,
    overlays,
    aside: aside ?? undefined,
    appInfo: shell.appInfo,
  }
  const Root = modes[id]
  return (
    <Suspense fallback={<LoadingFallback />}>
      <Root host={host} location={location} />
    </Suspense>
  )
}
