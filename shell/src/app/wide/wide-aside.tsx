import './wide-aside.css'
import { type AgendaItem, inLanguage } from '@baithak/contract'
import { Facts, useClock } from '@baithak/ui'
import { formatDate, formatTime } from '@baithak/ui/format'
import { QrImage } from '@baithak/ui/qr'
import { useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { readAgenda, watchAgenda } from '../../services/agenda'
import { useShell } from '../../services/shell-services'
import { agendaBoard, type BoardEntry } from './agenda-board'

/** The most that the style sheet shows: a member may have thousands. */
const maxEvents = 3

/** A board beside the phone frame: what the member has ahead, and the page as a QR code for the phone. */
export function WideAside({ onboarded }: { onboarded: boolean }) {
  const { t } = useTranslation()
  return (
    <aside aria-label={t('wide.label')} className="wide-aside">
      {onboarded && <Agenda />}
      <PageQr />
    </aside>
  )
}

function useAgenda() {
  const shell = useShell()
  const [, update] = useReducer((count: number) => count + 1, 0)
  useEffect(() => watchAgenda(shell, update), [shell])
  return readAgenda(shell)
}

/** The events of the day and the next one, then what lasts longer. */
function Agenda() {
  const { t, i18n } = useTranslation()
  const items = Object.values(useAgenda()).flat()
  const now = useClock(agendaBoard(items, new Date()).changesAt.getTime())
  const { today, next, lasting } = agendaBoard(items, now)
  return (
    <>
      <section>
        <h2>{t('wide.today')}</h2>
        {today.length === 0 && <p className="wide-text">{t('wide.nothing')}</p>}
        <ul className="wide-events" data-next={next && ''}>
          {today.slice(0, maxEvents).map((entry) => (
            <Event key={entry.item.id} entry={entry} />
          ))}
          {next && (
            <Event entry={next} day={[t('wide.next'), formatDate(next.start, i18n.language)]} />
          )}
        </ul>
      </section>
      {lasting.map((item) => (
        <LastingItem key={item.id} item={item} />
      ))}
    </>
  )
}

function Event({ entry, day = [] }: { entry: BoardEntry; day?: readonly string[] }) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { item, start, isNow, isWholeDay } = entry
  const time = isWholeDay ? '' : formatTime(start)
  const facts = [
    ...day,
    isNow ? !item.isState && t('wide.now') : time,
    item.place && inLanguage(item.place, language),
  ]
  return (
    <li>
      <Link to={item.link} className="wide-event">
        <b>{inLanguage(item.title, language)}</b>
        <Facts className="tabular">{facts.filter(Boolean)}</Facts>
      </Link>
    </li>
  )
}

function LastingItem({ item }: { item: AgendaItem }) {
  const { t, i18n } = useTranslation()
  const { title, place, end, link, material, isSuggestion } = item
  const { language } = i18n
  const until = !isSuggestion && t('wide.until', { date: formatDate(end, i18n.language) })
  return (
    <section>
      {place && <h2>{inLanguage(place, language)}</h2>}
      <Link to={link} className={`wide-lasting ${material ? `metal-${material}` : ''}`}>
        <b>{inLanguage(title, language)}</b>
        {until && <span className="tabular">{until}</span>}
      </Link>
    </section>
  )
}

/** The page for the phone: none where it needs what only this device's history has. */
function PageQr() {
  const { t } = useTranslation()
  const { pathname, search, hash, state } = useLocation()
  if (state !== null) return null
  return (
    <section className="wide-qr">
      <div>
        <h2>{t('wide.phone')}</h2>
        <p className="wide-text">{t('wide.phoneText')}</p>
      </div>
      <div className="wide-qr-code">
        <QrImage text={window.location.origin + pathname + search + hash} label={t('wide.qr')} />
      </div>
    </section>
  )
}
