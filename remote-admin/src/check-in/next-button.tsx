import { useEffect, useEffectEvent, useRef } from 'react'

/** A square that becomes smaller on a low screen. */
export const sizeOf = (rem: number, dvh: number) => {
  const size = `min(${rem}rem, ${dvh}dvh)`
  return { width: size, height: size }
}

/** Calls `onEnd` after a time, of which the time on hold is no part. */
export function useCountdown(durationMs: number, isHeld: boolean, onEnd: () => void) {
  const leftMs = useRef(durationMs)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isHeld) return
    const startedMs = performance.now()
    const timer = setTimeout(() => end(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedMs
    }
  }, [isHeld])
}

interface NextButtonProps {
  durationMs: number
  isHeld: boolean
  label: string
  onClick: () => void
  onHold: (isHeld: boolean) => void
}

/** Its ring empties in the time that is left. */
export function NextButton({ durationMs, isHeld, label, onClick, onHold }: NextButtonProps) {
  const ring = {
    animation: `empty-ring ${durationMs}ms linear forwards`,
    animationPlayState: isHeld ? 'paused' : 'running',
  }
  return (
    <button
      type="button"
      onClick={onClick}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      className="relative mt-2 grid shrink-0 place-items-center rounded-full text-body font-title"
      style={{
        ...sizeOf(4.75, 30),
        marginBottom: 'max(min(1rem, 1.5dvh), env(safe-area-inset-bottom))',
      }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 76 76"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        className="absolute inset-0"
        style={{ rotate: '-90deg' }}
      >
        <circle cx="38" cy="38" r="36" opacity=".25" />
        <circle
          cx="38"
          cy="38"
          r="36"
          pathLength="1"
          strokeDasharray="1"
          strokeLinecap="round"
          style={ring}
        />
      </svg>
      <span>{label}</span>
    </button>
  )
}
