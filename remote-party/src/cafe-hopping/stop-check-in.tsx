import { ArcText, stampLabel } from '@baithak/ui/arc-text'
import { Footprints, Undo2 } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { tumbler } from './tumbler'
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
          <Footprints size={24} strokeWidth={1.75} />
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
          <Undo2 size={20} strokeWidth={1.75} />
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

/** 11 px on the screen. */
const fontSize = 12

interface StampProps {
  name: string
  date: string
  tiltDeg: number
  /** Until a sheet that covers the pass has gone. */
  delayMs: number
}

/** A rubber stamp: the café's name on the upper arc, the date on the lower, a tumbler in the middle. */
function Stamp({ name, date, tiltDeg, delayMs }: StampProps) {
  const id = useId()
  return (
    <svg
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      className="block size-23 animate-stamp overflow-visible text-acc"
      style={{
        rotate: `${tiltDeg}deg`,
        animationDelay: `${delayMs}ms`,
        animationFillMode: 'backwards',
      }}
    >
      <defs>
        <filter id={`${id}-rubber`} x="-10%" y="-10%" width="120%" height="120%">
          <feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" result="waves" />
          <feDisplacementMap in="SourceGraphic" in2="waves" scale="1.6" />
        </filter>
      </defs>
      <g fill="none" stroke="currentColor" filter={`url(#${id}-rubber)`}>
        <circle r="46" strokeWidth="3.2" />
        <circle r="41.5" strokeWidth="1.2" />
        <circle r="25" strokeWidth="1.2" />
        <g fill="currentColor" stroke="none" fontSize={fontSize} className="font-text font-bold">
          <ArcText text={stampLabel(name).toUpperCase()} radius={32} />
          <ArcText text={date.toUpperCase()} radius={38} below />
        </g>
        <path strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round" d={tumbler} />
      </g>
    </svg>
  )
}
