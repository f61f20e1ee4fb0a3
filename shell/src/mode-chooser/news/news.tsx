import { agendaOf } from '@baithak/contract'
import { useRecord } from '@baithak/storage'
import { useClockEvery } from '@baithak/ui'
import { CalendarDays, ChevronRight, Icon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useShell } from '../../services/shell-services'
import { newsLine } from './news-line'

const minuteMs = 60_000
const iconProps = { size: 22, strokeWidth: 1.75, 'aria-hidden': true }

/** A plank on two cords. The board above gives it its height, so that the boards below stay where they are. */
const plank =
  'plank relative -z-1 mt-[9px] flex min-h-11 origin-top animate-drop items-center justify-between gap-3 rounded-board border-l-12 border-(--board) bg-malai py-1.5 pr-3.5 pl-[18px] text-body-2 font-title wrap-anywhere text-ink shadow-sh1 before:absolute before:bottom-full before:left-[16%] before:-ml-[13px] before:h-[9px] before:w-0.5 before:bg-ink after:absolute after:bottom-full after:left-[84%] after:-ml-[13px] after:h-[9px] after:w-0.5 after:bg-ink [&>svg]:shrink-0'

export function News({ mode }: { mode: string }) {
  const shell = useShell()
  const { language } = useTranslation().i18n
  const agenda = useRecord(shell.storage.record(agendaOf(mode)))
  const now = useClockEvery(minuteMs)
  const news = newsLine(agenda, now, language)
  const [, ...items] = shell.registry.store.getState()[mode]?.manifest.nav ?? []
  const icon = items.find(({ path }) => news?.link.startsWith(path))?.icon
  return (
    news && (
      <Link to={news.link} className={plank}>
        {icon ? <Icon iconNode={icon} {...iconProps} /> : <CalendarDays {...iconProps} />}
        <span className="flex-1">{news.text}</span>
        <ChevronRight size={20} />
      </Link>
    )
  )
}
