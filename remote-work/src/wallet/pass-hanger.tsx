import { cn } from '@baithak/ui'
import type { ReactNode } from 'react'

interface PassHangerProps {
  /** Longer cords, for the empty frame. */
  long?: boolean
  /** The pass drops in and swings once. */
  dropping?: boolean
  children: ReactNode
}

/** Hangs a pass from a line, on two cords with brass rivets. */
export function PassHanger({ long = false, dropping = false, children }: PassHangerProps) {
  return (
    <div className="border-t-3 border-ink px-5 sideways:w-1/2">
      <div
        className={cn(
          'relative origin-top',
          long ? 'pt-8.5' : 'pt-2.5',
          dropping && 'animate-drop',
        )}
      >
        <span aria-hidden className="pointer-events-none absolute inset-0 z-1">
          <Cord className="left-3/7" long={long} />
          <Cord className="left-4/7" long={long} />
        </span>
        {children}
      </div>
    </div>
  )
}

function Cord({ className, long }: { className: string; long: boolean }) {
  return (
    <span className={`absolute top-0 ${className}`}>
      <span className={`absolute -left-px w-0.5 bg-ink ${long ? 'h-8.5' : 'h-2.5'}`} />
      <span
        className={`absolute -left-1.5 size-3 rounded-full bg-[radial-gradient(circle_at_35%_30%,#f6dfa2,#c8963a_60%,#8f6420)] shadow-[0_1px_2px_#3b220866] ${long ? 'top-7' : 'top-4.5'}`}
      />
    </span>
  )
}
