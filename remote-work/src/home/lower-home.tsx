import { useClock } from '@baithak/shared/ui'
import { useCafes } from '../model/cafe/use-cafes'
import { TastingStrip } from './tasting-strip'
import { TodayList } from './today-list'

/** What is below the window of most phones. */
export function LowerHome() {
  return (
    <>
      <TodayList now={useClock(null)} cafes={useCafes()} />
      <TastingStrip />
    </>
  )
}
