import { partsOf } from '@baithak/domain/indian-time'
import { Lamp } from '@baithak/ui'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OutcomeKind } from './check-in-result'
import { sizeOf } from './next-button'

const cordStyle = { width: 2, height: 'min(2.25rem, 4dvh)', background: 'currentColor' }

interface ResultPictureProps {
  kind: OutcomeKind
  /** When the guest has checked in before. */
  at: Date | null | undefined
}

/** Hangs from the line: a lamp over a tick, a clock with the time of the first check-in, or a cross. */
export function ResultPicture({ kind, at }: ResultPictureProps) {
  const drop = 'drop 420ms var(--ease-drop)'
  const Mark = kind === 'refused' ? X : Check
  return (
    <div className="flex shrink-0 flex-col items-center" style={{ animation: drop }}>
      <i style={cordStyle} />
      {kind === 'accepted' && (
        <Lamp style={{ width: 'min(11rem, 20dvh)', color: 'var(--color-brass-light)' }} />
      )}
      {kind === 'already' && at ? (
        <Clock at={at} />
      ) : (
        <Disc kind={kind}>
          <Mark size="60%" strokeWidth={4} />
        </Disc>
      )}
    </div>
  )
}

const inks: Record<OutcomeKind, string> = {
  accepted: '#14523a',
  already: 'var(--color-espresso)',
  refused: 'var(--color-toast-bad)',
}

const Disc = ({ kind, children }: { kind: OutcomeKind; children: ReactNode }) => (
  <div
    className="grid shrink-0 place-items-center rounded-full"
    style={{
      ...sizeOf(8, 22),
      color: inks[kind],
      // The lamp hangs over it.
      marginTop: kind === 'accepted' ? '-1.5rem' : undefined,
      border: '5px double',
      background: 'var(--color-on-toast)',
    }}
  >
    {children}
  </div>
)

function Clock({ at }: { at: Date }) {
  const { hour, minute } = partsOf(at)
  const minutes = hour * 60 + minute
  const hand = (length: number, angle: number, width: number) => (
    <path d={`M0 ${-length}V0`} strokeWidth={width} transform={`rotate(${angle})`} />
  )
  return (
    <svg aria-hidden="true" viewBox="-50 -50 100 100" style={sizeOf(12, 30)}>
      <circle r="49" fill="#5b2d14" />
      <circle r="43" fill="var(--color-brass)" />
      <circle r="41" fill="#fff8ea" />
      <g stroke="#24150e" strokeLinecap="round" fill="none">
        {Array.from({ length: 12 }, (_, hour) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a dial.
            key={hour}
            d={hour % 3 === 0 ? 'M0-37v6' : 'M0-37v3'}
            strokeWidth="2"
            transform={`rotate(${30 * hour})`}
          />
        ))}
        {hand(20, minutes / 2, 3.5)}
        {hand(30, 6 * (minutes % 60), 2.5)}
      </g>
      <circle r="4" fill="#ae3d1a" />
    </svg>
  )
}
