import { useTranslation } from '@baithak/platform'
import { Footprints } from 'lucide-react'
import { Stamp } from './stamp'

interface StopCheckInProps {
  name: string
  day: string
  done: boolean
  tilt: number
  onCheckIn: () => void
}

/** One café of the pass: a dashed ring to check in, and its stamp once that is done. */
export function StopCheckIn({ name, day, done, tilt, onCheckIn }: StopCheckInProps) {
  const { t } = useTranslation('party')
  return (
    <>
      {done ? (
        <Stamp name={name} day={day} tilt={tilt} />
      ) : (
        <button
          type="button"
          aria-label={t('pass.checkInAt', { cafe: name })}
          onClick={(event) => {
            // The button makes way for the stamp; the focus stays with the café.
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
        {done && <span className="sr-only">, {t('pass.checkedIn', { cafe: name })}</span>}
      </span>
    </>
  )
}
