import type { ReactNode } from 'react'

const variants = {
  invite: { body: 'paper', stub: 'bg-party text-on-toast' },
  coupon: { body: 'paper', stub: 'bg-acc text-lamp' },
  spent: { body: 'bg-malai text-ink-2', stub: 'bg-malai-2 text-ink-2' },
}

/** A ticket with two notches and a perforated stub. */
export function Ticket({
  variant,
  stub,
  children,
}: {
  variant: keyof typeof variants
  stub: ReactNode
  children: ReactNode
}) {
  const { body, stub: stubClass } = variants[variant]
  return (
    <div className={`ticket flex min-h-21 rounded-panel ${body}`}>
      <span
        className={`flex w-(--tear) shrink-0 flex-col items-center justify-center rounded-l-panel px-2 text-center ${stubClass}`}
      >
        {stub}
      </span>
      <span className="-ml-px border-l-2 border-dashed border-milk" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2 px-[16px] py-4">
        {children}
      </span>
    </div>
  )
}
