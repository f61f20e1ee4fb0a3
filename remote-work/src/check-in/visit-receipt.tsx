import { useTranslation } from '@baithak/platform'
import { TierBadge, vibrate, Wordmark } from '@baithak/ui'
import { ArcText, stampLabel } from '@baithak/ui/arc-text'
import { formatDate, formatTime } from '@baithak/ui/format'
import { Coffee, Crown, type LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import type { NewVisit } from './use-new-visit'

/** The code leaves first (160 ms), then the receipt rises and is stamped. */
const rise = 'sheet-in 420ms var(--ease-drop) 160ms backwards'
const stamp = 'stamp 260ms var(--ease-stamp) 580ms backwards'
const stampedMs = 580

const teeth = 'conic-gradient(from 135deg at top, #0000, #000 1deg 89deg, #0000 90deg)'

/** What stands on the counter after the desk has accepted the code: café, time and what the pass gave. */
export function VisitReceipt({ cafe, area, at, tier, isFirstOfDay, isGoldVisit }: NewVisit) {
  const { t, i18n } = useTranslation('work')

  useEffect(() => {
    const timer = setTimeout(() => vibrate('stamp'), stampedMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      className="paper -mb-6 bg-(--paper,#fff8ea) px-[22px] pt-5 pb-12 short:pt-3 short:pb-9 text-left text-ink"
      style={{
        animation: rise,
        mask: `${teeth} 0 0 / 12px 7px repeat-x, linear-gradient(#000 0 0) 0 6px no-repeat`,
      }}
    >
      <div className="-mx-[22px] flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b-3 border-ink px-[22px] pb-3 short:pb-2">
        <Wordmark label="" aria-hidden className="h-7! text-brass-text" />
        <TierBadge tier={tier}>{t(`explore.pass.${tier}`)}</TierBadge>
      </div>
      <p className="pt-3.5 short:pt-2 font-display text-display-3 wrap-anywhere">{cafe}</p>
      {area && <p className="text-meta text-ink-2">{area}</p>}
      <dl className="pt-2 short:pt-0 text-body-2 tabular-nums">
        <Row name={t('checkIn.receipt.date')} value={formatDate(at, i18n.language)} />
        <Row name={t('checkIn.receipt.time')} value={formatTime(at)} />
      </dl>
      <div className="mt-2.5 short:mt-1 short:pt-2 flex items-center gap-3 border-t-2 border-dashed border-[#c9ae8f] pt-4">
        <div className="flex min-w-0 flex-1 flex-col gap-2.5">
          {isFirstOfDay && (
            <Given icon={Coffee} text={t('checkIn.receipt.coffeeText')}>
              {t(`checkIn.receipt.coffee.${tier}`)}
            </Given>
          )}
          {isGoldVisit && <Given icon={Crown}>{t('checkIn.receipt.goldVisit')}</Given>}
        </div>
        <Stamp cafe={cafe} date={formatDate(at, i18n.language)} />
      </div>
    </div>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline gap-3 py-1.5 short:py-0.5">
      <dt className="text-ink-2">{name}</dt>
      <i aria-hidden className="min-w-4 flex-1 border-b border-dotted border-rule-2" />
      <dd className="font-title">{value}</dd>
    </div>
  )
}

function Given({
  icon: Icon,
  text,
  children,
}: {
  icon: LucideIcon
  text?: string
  children: string
}) {
  return (
    <div className="flex gap-3">
      <Icon size={22} strokeWidth={1.75} className="mt-px shrink-0 text-acc max-[359px]:hidden" />
      <div className="min-w-0">
        <p className="text-body-2 font-title text-acc-deep">{children}</p>
        {text && <p className="text-meta text-ink-2">{text}</p>}
      </div>
    </div>
  )
}

/** A rubber stamp with the café's name and the day. */
function Stamp({ cafe, date }: { cafe: string; date: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-50 -50 100 100"
      className="size-[92px] shrink-0 text-acc"
      style={{ animation: stamp, rotate: '-11deg' }}
    >
      <filter id="visit-rubber" x="-10%" y="-10%" width="120%" height="120%">
        <feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" result="waves" />
        <feDisplacementMap in="SourceGraphic" in2="waves" scale="1.6" />
      </filter>
      <g fill="none" stroke="currentColor" filter="url(#visit-rubber)">
        <circle r="46" strokeWidth="3.2" />
        <circle r="41.5" strokeWidth="1.2" />
        <circle r="25" strokeWidth="1.2" />
        <g fill="currentColor" stroke="none" fontSize={12} className="font-text font-bold">
          <ArcText text={stampLabel(cafe).toUpperCase()} radius={32} />
          <ArcText text={date.toUpperCase()} radius={38} below />
        </g>
        <path d="M-11 1 -3 9 12-9" strokeWidth="5.5" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </svg>
  )
}
