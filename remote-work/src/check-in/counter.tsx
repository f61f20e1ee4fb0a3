import { cn, Wordmark } from '@baithak/ui'
import type { ReactNode } from 'react'
import lamp from './counter-lamp.svg'
import steam from './steam.svg'
import tumbler from './tumbler.svg'

/** A card on the counter with a tumbler beside it. It takes the available space. */
export function CounterCard({ children }: { children: ReactNode }) {
  return (
    <div className="relative mt-4 min-h-56 w-full flex-1 short:mt-0">
      <div className="absolute inset-0 flex items-end justify-center [container-type:size]">
        <div className="relative w-[min(288px,84cqw,100cqh_-_48px_-_1.5rem)] paper rounded-t-board bg-[#fff8ea] pb-7 shadow-[0_0_60px_10px_#f2a81d2e]">
          <div className="relative px-2.5 pt-2.5">{children}</div>
          <Wordmark label="" aria-hidden className="relative mx-auto mt-1 h-7! text-brass-text" />
          <div className="absolute -right-8 -bottom-2 grid">
            <img src={steam} alt="" width={40} height={50} className="animate-steam" />
            <img src={tumbler} alt="" width={40} height={50} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** The swaying lamp over the counter and its cone of light. */
export const CounterLamp = () => (
  <div
    aria-hidden
    className="pointer-events-none absolute inset-0 -z-1 overflow-hidden border-t-3 border-brass"
  >
    <div className="absolute inset-0 origin-top animate-sway short:right-1/2 [--lamp:clamp(76px,var(--high)*.18-22px,132px)]">
      <div
        className={cn(
          'absolute top-[calc(var(--lamp)-3px)] bottom-0 left-1/2 w-[430px] -translate-x-1/2 animate-glow',
          'bg-linear-to-b from-[#ffd98a5c] to-[#ffc66524] [clip-path:polygon(39%_0,61%_0,100%_100%,0_100%)]',
        )}
      />
      <img
        src={lamp}
        alt=""
        className="absolute top-0 left-1/2 h-[calc(var(--lamp)*147/132)] max-w-none -translate-x-1/2"
      />
    </div>
  </div>
)
