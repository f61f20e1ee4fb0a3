import { cn } from '@baithak/ui'
import type { ReactNode } from 'react'

interface PassHangerProps {
  /** Longer cords, for the empty frame. */
  long?: boolean
  /** The pass drops in and swings once. */
  dropping?: boolean
  children: ReactNode
}

/** Hangs a pass from a line, on two cords with brass rivets. In px: larger ones would cover larger text. */
export function PassHanger({ long = false, dropping = false, children }: PassHangerProps) {
  return (
    <div className="border-t-3 border-ink px-5 short:w-1/2">
      <div
        className={cn(
          'relative origin-top',
          long ? 'pt-[34px]' : 'pt-[10px]',
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
      <span className={`absolute -left-px w-[2px] bg-ink ${long ? 'h-[34px]' : 'h-[10px]'}`} />
      <span
        className={`absolute -left-[6px] size-[12px] rounded-full bg-[radial-gradient(circle_at_35%_30%,#f6dfa2,#c8963a_60%,#8f6420)] shadow-[0_1px_2px_#3b220866] ${long ? 'top-[28px]' : 'top-[18px]'}`}
      />
    </span>
  )
}
