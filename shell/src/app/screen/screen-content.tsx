import { IsLeftContext } from '@baithak/platform/current-screen'
import { memo, type ReactNode, useCallback } from 'react'
import { ReportShownContext } from '../../loading/report-shown'
import type { ScreenRequest } from './use-shown-screen'

interface ScreenContentProps {
  screen: ScreenRequest
  renderScreen: (screen: ScreenRequest) => ReactNode
  /** Called when the screen has rendered, unless it has been left by then. */
  onShown: (screen: ScreenRequest) => void
  isLeft: (screen: ScreenRequest) => boolean
}

/** Memoized, because each render of a mode's outlet updates the mode. */
export const ScreenContent = memo(function ScreenContent({
  screen,
  renderScreen,
  onShown,
  isLeft: isScreenLeft,
}: ScreenContentProps) {
  const isLeft = useCallback(() => isScreenLeft(screen), [isScreenLeft, screen])
  const reportShown = useCallback(() => {
    if (!isLeft()) onShown(screen)
  }, [isLeft, onShown, screen])
  return (
    <IsLeftContext value={isLeft}>
      <ReportShownContext value={reportShown}>{renderScreen(screen)}</ReportShownContext>
    </IsLeftContext>
  )
})
