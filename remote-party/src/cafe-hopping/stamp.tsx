import { ArcText, stampLabel } from '@baithak/ui/arc-text'
import { useId } from 'react'
import { tumbler } from './tumbler'

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
export function Stamp({ name, date, tiltDeg, delayMs }: StampProps) {
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
          <ArcText text={stampLabel(name).toUpperCase()} radius={32} maxLength={98} />
          <ArcText text={date.toUpperCase()} radius={38} below maxLength={98} />
        </g>
        <path strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round" d={tumbler} />
      </g>
    </svg>
  )
}
