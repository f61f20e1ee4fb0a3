import { memo, type ReactNode, useCallback } from 'react'
import { ReportShown } from '../loading/report-shown'
import type { ScreenRequest } from './use-shown-screen'

interface ScreenContentProps {
  screen: ScreenRequest
  renderScreen: (screen: ScreenRequest) => ReactNode
  onShown: (screen: ScreenRequest) => void
}

/** Memoized, because each render of a mode's outlet updates the mode. */
export const ScreenContent = memo(function ScreenContent({
  screen,
  renderScreen,
  onShown,
}: ScreenContentProps) {
  const reportShown = useCallback(() => onShown(screen), [onShown, screen])
  return <ReportShown value={reportShown}>{renderScreen(screen)}</ReportShown>
})
