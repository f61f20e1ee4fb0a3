import './wide-aside.css'
import { formatDate, formatTime, isoDate } from '@baithak/shared/format'
import { QrImage } from '@baithak/shared/qr'
import { useRecord } from '@baithak/shared/storage'
import { Facts, useClock } from '@baithak/shared/ui'
import { startOfTomorrow } from 'date-fns'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { useShell } from '../../services/shell-services'
import { type DayEvent, eventLinksOf, eventsOf } from './day-events'

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

function Today() {
  const { t } = useTranslation()
  const { storage, registry } = useShell()
  const links = eventLinksOf(useStore(registry.store))
  const parties = useRecord(storage.myParties)
  const { Confirmed: confirmedGigs } = useRecord(storage.appliedGigs)
  const now = useClock(startOfTomorrow().getTime())
  const { today, next } = eventsOf({ parties, confirmedGigs }, links, isoDate(now))
  return (
    <section>
      <h2>{t('wide.today')}</h2>
      {today.length === 0 && <p className="wide-text">{t('wide.nothing')}</p>}
      <ul>
        {today.slice(0, 3).map((event) => (
          <li key={event.key}>
            <EventLink event={event} />
          </li>
        ))}
        {next && today.length < 3 && (
          <li>
            <EventLink event={next} isLater />
          </li>
        )}
      </ul>
    </section>
  )
}

function EventLink({ event, isLater = false }: { event: DayEvent; isLater?: boolean }) {
  const { t, i18n } = useTranslation()
  const { title, date, time, href } = event
  const when = [isLater ? formatDate(date, i18n.language) : '', formatTime(time) || time]
  const content = (
    <>
      <b>{title}</b>
      <Facts className="tabular">
        {[...(isLater ? [t('wide.next')] : []), ...when.filter(Boolean)]}
      </Facts>
    </>
  )
  return href === undefined ? (
    <span className="wide-event">{content}</span>
  ) : (
    <Link to={href} className="wide-event">
      {content}
    </Link>
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
