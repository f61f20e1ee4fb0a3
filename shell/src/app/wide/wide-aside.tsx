import './wide-aside.css'
import { createStoredTexts, sampleNameIn, todayEvents } from '@baithak/shared/cafes'
import { formatDate, formatTime, isoDate } from '@baithak/shared/format'
import { QrImage } from '@baithak/shared/qr'
import { useRecord } from '@baithak/shared/storage'
import { Facts, useClock } from '@baithak/shared/ui'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { languageOf } from '../../services/language-of'
import { useShell } from '../../services/shell-services'
import { cafeEventTexts, nextChange } from './cafe-events'
import { type DayEvent, eventLinksOf, eventsOf, homePathOf } from './day-events'

/** The most that the style sheet shows: a member may have stored thousands. */
const maxEvents = 3

/** A board beside the phone frame: the member's day and pass, and the page as a QR code for the phone. */
export function WideAside({ onboarded }: { onboarded: boolean }) {
  const { t } = useTranslation()
  return (
    <aside aria-label={t('wide.label')} className="wide-aside">
      {onboarded && (
        <>
          <Today />
          <Pass />
        </>
      )}
      <PageQr />
    </aside>
  )
}

/** The member's own plans of the day, what is on in the cafés, and then the next plan. */
function Today() {
  const { t, i18n } = useTranslation()
  const { storage, registry } = useShell()
  const language = languageOf(i18n)
  const modes = useStore(registry.store)
  const parties = useRecord(storage.myParties)
  const { Confirmed: confirmedGigs } = useRecord(storage.appliedGigs)
  const storedTextsOf = createStoredTexts(useRecord(storage.cafes))
  const now = useClock(nextChange(new Date()).getTime())
  const { today, next } = eventsOf({ parties, confirmedGigs }, eventLinksOf(modes), isoDate(now))
  const cafeEvents = todayEvents(now)
  const timeOf = (event: DayEvent) => formatTime(event.time) || event.time
  return (
    <section>
      <h2>{t('wide.today')}</h2>
      {today.length + cafeEvents.length === 0 && <p className="wide-text">{t('wide.nothing')}</p>}
      <ul className="wide-events" data-next={next && ''}>
        {today.slice(0, maxEvents).map((event) => (
          <EventItem key={event.key} event={event} facts={[timeOf(event)]} />
        ))}
        {cafeEvents.map(({ id, cafeId, from, isOngoing }) => (
          <EventItem
            key={id}
            event={{ title: cafeEventTexts[id].title[language], href: homePathOf(modes) }}
            facts={[
              isOngoing ? t('wide.now') : formatTime(from),
              storedTextsOf(cafeId).name ?? cafeEventTexts[id].cafe[language],
            ]}
          />
        ))}
        {next && (
          <EventItem
            event={next}
            facts={[t('wide.next'), formatDate(next.date, i18n.language), timeOf(next)]}
          />
        )}
      </ul>
    </section>
  )
}

interface EventItemProps {
  event: Pick<DayEvent, 'title' | 'href'>
  facts: readonly string[]
}

function EventItem({ event: { title, href }, facts }: EventItemProps) {
  const { i18n } = useTranslation()
  const content = (
    <>
      <b>{sampleNameIn(i18n.language, title)}</b>
      <Facts className="tabular">{facts.filter(Boolean)}</Facts>
    </>
  )
  return (
    <li>
      {href === undefined ? (
        <span className="wide-event">{content}</span>
      ) : (
        <Link to={href} className="wide-event">
          {content}
        </Link>
      )}
    </li>
  )
}

function Pass() {
  const { t, i18n } = useTranslation()
  const pass = useRecord(useShell().storage.userPass)
  const expiryTime = pass ? new Date(pass.expiryDate).getTime() : null
  const now = useClock(expiryTime)
  const isActive = pass !== null && now.getTime() <= new Date(pass.expiryDate).getTime()
  const [tier] = pass?.passId.split('_') ?? []
  return (
    <section>
      <h2>{t('wide.pass')}</h2>
      <Link to="/wallet" className={`wide-pass ${isActive ? `metal-${tier}` : ''}`}>
        {isActive ? (
          <>
            <b>{t(`wide.plans.${pass.passId}`)}</b>
            <span className="tabular">
              {t('wide.until', { date: formatDate(pass.expiryDate, i18n.language) })}
            </span>
          </>
        ) : (
          <b>{t('wide.noPass')}</b>
        )}
      </Link>
    </section>
  )
}

/** The URL without what is only for this device: its history state. */
function PageQr() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <section className="wide-qr">
      <div>
        <h2>{t('wide.phone')}</h2>
        <p className="wide-text">{t('wide.phoneText')}</p>
      </div>
      <div className="wide-qr-code">
        <QrImage text={window.location.origin + pathname + search} label={t('wide.qr')} />
      </div>
    </section>
  )
}
