import './news.css'
import { useClockEvery } from '@baithak/ui'
import { CalendarDays, ChevronRight, Icon } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { readAgenda, watchAgenda } from '../../services/agenda'
import { useShell } from '../../services/shell-services'
import { newsLine } from './news-line'

const minuteMs = 60_000
const iconProps = { size: 22, strokeWidth: 1.75, 'aria-hidden': true }

/** What a mode has published that is the member's own, as a plank below its board. */
export function News({ mode }: { mode: string }) {
  const shell = useShell()
  const { language } = useTranslation().i18n
  const [, update] = useReducer((count: number) => count + 1, 0)
  useEffect(() => watchAgenda(shell, update), [shell])
  const now = useClockEvery(minuteMs)
  const news = newsLine(readAgenda(shell)[mode] ?? [], now, language)
  const [, ...items] = shell.registry.store.getState()[mode]?.manifest.nav ?? []
  const icon = items.find(({ path }) => news?.link.startsWith(path))?.icon
  return (
    news && (
      <Link to={news.link} className="plank">
        {icon ? <Icon iconNode={icon} {...iconProps} /> : <CalendarDays {...iconProps} />}
        <span className="flex-1">{news.text}</span>
        <ChevronRight size={20} strokeWidth={1.75} />
      </Link>
    )
  )
}
