import { Footprints, Undo2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Stamp } from './stamp'
import { useHoppingTexts } from './use-hopping-texts'

interface StopCheckInProps {
  name: string
  date: string
  checkedIn: boolean
  tiltDeg: number
  stampDelayMs: number
  /** Gets the row, which takes the focus when the pressed button disappears. */
  onCheckIn: (row: HTMLElement) => void
  onUndo: () => void
}

/** A café of the pass: a button to check in, then its stamp of the same size, with Undo in its corner. */
export function StopCheckIn({
  name,
  date,
  checkedIn,
  tiltDeg,
  stampDelayMs,
  onCheckIn,
  onUndo,
}: StopCheckInProps) {
  const { t } = useHoppingTexts()
  return (
    <>
      {checkedIn ? (
        <Stamp name={name} date={date} tiltDeg={tiltDeg} delayMs={stampDelayMs} />
      ) : (
        <button
          type="button"
          aria-label={t('pass.checkInAt', { cafe: name })}
          onClick={(event) => onCheckIn(focusRow(event))}
          className="flex size-23 flex-col items-center justify-center gap-0.5 rounded-full border-2 border-dashed border-[#a98a6f] text-body-2 font-title text-acc active:bg-acc-tint"
        >
          <Footprints size={24} strokeWidth={1.75} aria-hidden />
          <span>{t('pass.checkIn')}</span>
        </button>
      )}
      <span className="max-w-full text-meta font-label">
        <span>{name}</span>
        {checkedIn && <span className="sr-only">{`, ${t('pass.checkedIn', { cafe: name })}`}</span>}
      </span>
      {checkedIn && (
        <button
          type="button"
          aria-label={t('pass.undoAt', { cafe: name })}
          onClick={(event) => {
            focusRow(event)
            onUndo()
          }}
          style={{ top: -8, left: 'calc(50% + 34px)' }}
          className="absolute grid size-11 place-items-center rounded-chip text-acc active:text-acc-deep"
        >
          <Undo2 size={20} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </>
  )
}

function focusRow({ currentTarget }: MouseEvent<HTMLElement>): HTMLElement {
  const row = currentTarget.closest('li') ?? currentTarget
  row.focus({ preventScroll: true })
  return row
}
