import { Link, useTranslation } from '@baithak/platform'
import { ImageWithFallback, useClockEvery } from '@baithak/ui'
import cup from '@baithak/ui/scenes/cup-rose.svg'
import { ChevronRight } from 'lucide-react'
import { useCafes } from '../model/cafe/use-cafes'
import { useTastingAnswer } from '../model/tasting-answer'
import { paths } from '../paths'
import { TodayList } from './today-list'

const minuteMs = 60_000

/** What is below the window of most phones. */
export function LowerHome() {
  const now = useClockEvery(minuteMs)
  return (
    <>
      <TodayList now={now} cafes={useCafes()} />
      <TastingStrip />
    </>
  )
}

/** A link to the member's tasting invite, until it is answered. */
function TastingStrip() {
  const { t } = useTranslation('work')
  const [answer] = useTastingAnswer()
  if (answer) return null
  return (
    <Link
      to={paths.invite.href()}
      className="mx-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-brass-tint p-3 pr-4 no-underline"
    >
      <ImageWithFallback src={cup} className="size-19 shrink-0 rounded-chip" />
      <span className="min-w-24 flex-1">
        <span className="block text-caption font-title text-brass-text">{t('invite.title')}</span>
        <span className="block text-h3">{t('invite.item')}</span>
      </span>
      <ChevronRight size={20} strokeWidth={1.75} className="shrink-0" />
    </Link>
  )
}
