import { Wordmark } from '@baithak/ui'
import type { ReactNode } from 'react'

/** A card on the counter with a tumbler beside it. It takes the available space. */
export function CounterCard({ children }: { children: ReactNode }) {
  return (
    <div className="relative mt-4 min-h-56 w-full flex-1 short:mt-0">
      <div className="absolute inset-0 flex items-end justify-center [container-type:size]">
        <div className="relative w-[min(288px,84cqw,100cqh_-_48px_-_1.5rem)] paper rounded-t-board bg-[#fff8ea] pb-7 shadow-[0_0_60px_10px_#f2a81d2e]">
          <div aria-hidden className="absolute inset-2 bottom-3 animate-frame">
            <Corner className="top-0 left-0 border-t-[1.5px] border-l-[1.5px]" />
            <Corner className="top-0 right-0 border-t-[1.5px] border-r-[1.5px]" />
            <Corner className="bottom-0 left-0 border-b-[1.5px] border-l-[1.5px]" />
            <Corner className="right-0 bottom-0 border-r-[1.5px] border-b-[1.5px]" />
          </div>
          <div className="relative px-2.5 pt-2.5">{children}</div>
          <Wordmark label="" aria-hidden className="relative mx-auto mt-1 h-7! text-brass-text" />
          <Tumbler />
        </div>
      </div>
    </div>
  )
}

function Corner({ className }: { className: string }) {
  return <i className={`absolute size-6 border-brass ${className}`} />
}

function Tumbler() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 100"
      className="absolute -right-8 -bottom-2 w-10 overflow-visible"
    >
      <g className="animate-steam fill-none stroke-[#f1dfc3] stroke-2" strokeLinecap="round">
        <path d="M15 46c-4-7 4-11 0-18s3-11 0-18" />
        <path d="M25 50c-3-5 3-8 0-13s3-8 0-12" opacity=".6" />
      </g>
      <path fill="#d9a948" d="M9 54h22l-3 30H12z" />
      <path fill="#b98a35" d="M22 54h9l-3 30h-5z" />
      <path fill="#e8c878" d="M8 52h24v3H8z" />
      <path fill="#d9a23a" d="M3 82h34l-5 16H8z" />
      <path fill="#a87c31" d="M24 82h13l-5 16h-7z" />
      <path fill="#e8c878" d="M1 81h38v3H1z" />
    </svg>
  )
}
/** The swaying lamp over the counter and its cone of light. */
export function CounterLamp() {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 -z-1 overflow-hidden border-t-3 border-brass"
    >
      <div className="absolute inset-0 origin-top animate-sway short:right-1/2 [--lamp:clamp(76px,var(--high)*.18-22px,132px)]">
        <div className="absolute top-[calc(var(--lamp)-3px)] bottom-0 left-1/2 w-[430px] -translate-x-1/2 animate-glow bg-linear-to-b from-[#ffd98a5c] to-[#ffc66524] [clip-path:polygon(39%_0,61%_0,100%_100%,0_100%)]" />
        <svg
          aria-hidden="true"
          viewBox="146 0 98 147"
          className="absolute top-0 left-1/2 h-[calc(var(--lamp)*147/132)] -translate-x-1/2"
        >
          <path stroke="#c8963a" strokeWidth="1.8" d="M195 0v84" />
          <rect width="7" height="8" x="191.5" y="79" fill="#c8963a" rx="1.5" />
          <ellipse cx="195" cy="131" fill="#fff6dc" rx="23.5" ry="15" />
          <path fill="#d09b3c" d="M148 131c0-35.25 23.5-47 47-47s47 11.75 47 47z" />
          <path
            fill="#a87c31"
            d="M195 84c23.5 0 47 11.75 47 47h-30.55c2.35-28.2-7.05-42.3-16.45-47"
          />
          <rect width="97" height="3" x="146.5" y="129.5" fill="#906a2a" rx="1.5" />
        </svg>
      </div>
    </div>
  )
}
