import { useClockEvery } from '@baithak/ui'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'
import { useCafes } from '../model/cafe/use-cafes'
import { TastingStrip } from './tasting-strip'
import { TodayList } from './today-list'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

const minuteMs = 60_000

/** What is below the window of most phones. */
export function LowerHome() {
  useScreenTranslations('work-home', texts)
  const now = useClockEvery(minuteMs)
  return (
    <>
      <TodayList now={now} cafes={useCafes()} />
      <TastingStrip />
    </>
  )
}
