import { memo, type ReactNode, useCallback } from 'react'
import { IsCurrentScreen, ReportShown } from '../../loading/report-shown'
import type { ScreenRequest } from './use-shown-screen'

interface ScreenContentProps {
  screen: ScreenRequest
  renderScreen: (screen: ScreenRequest) => ReactNode
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
  const reportShown = useCallback(() => onShown(screen), [onShown, screen])
  const isCurrent = useCallback(() => isRequested(screen), [isRequested, screen])
  return (
    <IsCurrentScreen value={isCurrent}>
      <ReportShown value={reportShown}>{renderScreen(screen)}</ReportShown>
    </IsCurrentScreen>
  )
})
