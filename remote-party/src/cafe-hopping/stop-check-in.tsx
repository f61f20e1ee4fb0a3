import { useTranslation } from '@baithak/platform'
import { cn } from '@baithak/ui'
import { Footprints, Undo2 } from 'lucide-react'
import type { MouseEvent } from 'react'

interface StopCheckInProps {
  name: string
  /** The stamp's day; null before the check-in. */
  day: string | null
  /** The stamp's class. */
  className: string
  onCheckIn: () => void
  onUndo: () => void
}

/** A café of the pass: a button to check in, then a stamp of the same size with Undo at its corner. */
export function StopCheckIn(props: StopCheckInProps) {
  const { name, day, className, onCheckIn, onUndo } = props
  const { t } = useTranslation()
  /** The row takes the focus, because the pressed button disappears. */
  const press = (action: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('li')?.focus({ preventScroll: true })
    action()
  }
  return (
    <>
      {day !== null ? (
        <Stamp day={day} className={className} />
      ) : (
        <button
          type="button"
          aria-label={t('hopping.pass.checkInAt', { cafe: name })}
          onClick={press(onCheckIn)}
          className="flex size-23 flex-col items-center justify-center gap-0.5 rounded-full border-2 border-dashed border-[#a98a6f] text-body-2 font-title text-acc active:bg-acc-tint"
        >
          <Footprints size={24} />
          <span>{t('hopping.pass.checkIn')}</span>
        </button>
      )}
      <span className="max-w-full text-meta font-label">
        <span>{name}</span>
        {day !== null && (
          <span className="sr-only">{`, ${t('hopping.pass.checkedIn', { cafe: name })}`}</span>
        )}
      </span>
      {day !== null && (
        <button
          type="button"
          aria-label={t('hopping.pass.undoAt', { cafe: name })}
          onClick={press(onUndo)}
          className="absolute -top-2 left-[calc(50%+34px)] grid size-11 place-items-center rounded-chip text-acc active:text-acc-deep"
        >
          <Undo2 size={20} />
        </button>
      )}
    </>
  )
}

/** A tumbler in its saucer, 25 units wide, around the origin. */
const tumbler =
  'M-6.600-11.300H6.600L5.200 3M-6.600-11.300 -5.200 3M-12.300 3h24.600L9.500 13q-.500 1.400-1.900 1.400H-7.600Q-9 14.400-9.500 13z'

/** A stamp with a tumbler and the day. */
const Stamp = ({ day, className }: { day: string; className: string }) => (
  <svg
    viewBox="-50 -50 100 100"
    aria-hidden="true"
    className={cn('block size-23 animate-stamp overflow-visible text-acc', className)}
  >
    <g fill="none" stroke="currentColor">
      <circle r="46" strokeWidth="3.2" />
      <circle r="41.5" strokeWidth="1.2" />
      <path
        strokeWidth="1.7"
        strokeLinejoin="round"
        strokeLinecap="round"
        transform="translate(0 -11) scale(1.3)"
        d={tumbler}
      />
    </g>
    <text y="25" textAnchor="middle" fill="currentColor" fontSize={11} className="font-bold">
      {day}
    </text>
  </svg>
)
