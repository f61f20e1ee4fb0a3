import { useId } from 'react'
import { maxStampLength, stampLabel } from './hopping-rules'

/** 11 px on the screen. */
const fontSize = 12

/** A rubber stamp: the café's name on the upper arc, the date on the lower, a tumbler in the middle. */
export function Stamp({ name, date, tiltDeg }: { name: string; date: string; tiltDeg: number }) {
  const id = useId()
  const label = stampLabel(name)
  return (
    <svg
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      className="block size-23 animate-stamp overflow-visible text-acc"
      style={{ rotate: `${tiltDeg}deg` }}
    >
      <defs>
        <path id={`${id}-top`} d="M-32 0a32 32 0 0 1 64 0" />
        <path id={`${id}-foot`} d="M-38 0a38 38 0 0 0 76 0" />
        <filter id={`${id}-rubber`} x="-10%" y="-10%" width="120%" height="120%">
          <feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" result="waves" />
          <feDisplacementMap in="SourceGraphic" in2="waves" scale="1.6" />
        </filter>
      </defs>
      <g fill="none" stroke="currentColor" filter={`url(#${id}-rubber)`}>
        <circle r="46" strokeWidth="3.2" />
        <circle r="41.5" strokeWidth="1.2" />
        <circle r="25" strokeWidth="1.2" />
        <g fill="currentColor" stroke="none" className="font-text font-bold">
          <text fontSize={fontSize} textAnchor="middle">
            <textPath
              href={`#${id}-top`}
              startOffset="50%"
              // A longer word is pressed together.
              {...(label.length > maxStampLength && {
                textLength: 98,
                lengthAdjust: 'spacingAndGlyphs',
              })}
            >
              {label.toUpperCase()}
            </textPath>
          </text>
          <text fontSize={fontSize} textAnchor="middle">
            <textPath href={`#${id}-foot`} startOffset="50%">
              {date.toUpperCase()}
            </textPath>
          </text>
        </g>
        <path
          strokeWidth="2.2"
          strokeLinejoin="round"
          strokeLinecap="round"
          d="M-6.600-11.300H6.600L5.200 3M-6.600-11.300 -5.200 3M-12.300 3h24.600L9.500 13q-.500 1.400-1.900 1.400H-7.600Q-9 14.400-9.500 13z"
        />
      </g>
    </svg>
  )
}
