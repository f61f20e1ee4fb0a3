import { useTranslation } from '@baithak/platform'
import { Footprints } from 'lucide-react'
import { Stamp } from './stamp'

interface StopCheckInProps {
  name: string
  date: string
  checkedIn: boolean
  tiltDeg: number
  onCheckIn: () => void
}

/** A café of the pass: a button to check in, then its stamp. */
export function StopCheckIn({ name, date, checkedIn, tiltDeg, onCheckIn }: StopCheckInProps) {
  const { t } = useTranslation('party')
  return (
    <>
      {checkedIn ? (
        <Stamp name={name} date={date} tiltDeg={tiltDeg} />
      ) : (
        <button
          type="button"
          aria-label={t('pass.checkInAt', { cafe: name })}
          onClick={(event) => {
            // The stamp replaces the focused button, so the row takes the focus.
            event.currentTarget.closest('li')?.focus({ preventScroll: true })
            onCheckIn()
          }}
          className="flex size-23 flex-col items-center justify-center gap-0.5 rounded-full border-2 border-dashed border-[#a98a6f] text-body-2 font-title text-acc active:bg-acc-tint"
        >
          <Footprints size={24} strokeWidth={1.75} aria-hidden />
          {t('pass.checkIn')}
        </button>
      )}
      <span className="max-w-full text-meta font-label">
        {name}
        {checkedIn && <span className="sr-only">, {t('pass.checkedIn', { cafe: name })}</span>}
      </span>
    </>
  )
}
