import { memo, type ReactNode, useCallback } from 'react'
import { endBoot } from '../../first-frame/boot'
import { removeScreenPicture } from '../../first-frame/screen-picture'
import { IsCurrentScreen, ReportShown } from '../../loading/report-shown'
import type { ScreenRequest } from './use-shown-screen'

interface ScreenContentProps {
  screen: ScreenRequest
  renderScreen: (screen: ScreenRequest) => ReactNode
  /** Called when the screen has rendered, unless it has been left by then. */
  onShown: (screen: ScreenRequest) => void
  isRequested: (screen: ScreenRequest) => boolean
}

/** Memoized, because each render of a mode's outlet updates the mode. */
export const ScreenContent = memo(function ScreenContent({
  screen,
  renderScreen,
  onShown,
  isRequested,
}: ScreenContentProps) {
  const isCurrent = useCallback(() => isRequested(screen), [isRequested, screen])
  const reportShown = useCallback(() => {
    endBoot()
    removeScreenPicture()
    if (isCurrent()) onShown(screen)
  }, [isCurrent, onShown, screen])
  return (
    <IsCurrentScreen value={isCurrent}>
      <ReportShown value={reportShown}>{renderScreen(screen)}</ReportShown>
    </IsCurrentScreen>
  )
})
