import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Cafe } from '../model/cafe/cafe'
import { CafeImage } from '../model/cafe/cafe-image'

interface CheckInRowProps {
  /** undefined for one that is no longer in the network. */
  cafe: Cafe | undefined
  name: string
  date: string
  children: ReactNode
}

export function CheckInRow({ cafe, name, date, children }: CheckInRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 border-b border-rule py-2.5 last:border-0">
      {cafe?.image ? (
        <CafeImage image={cafe.image} className="size-12 shrink-0 rounded-chip" />
      ) : (
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-chip bg-malai"
        >
          <Store size={20} strokeWidth={1.75} />
        </span>
      )}
      <div className="min-w-24 flex-1">
        <p className="text-body font-title">{name}</p>
        <p className="text-meta text-ink-2 tabular-nums">{date}</p>
      </div>
      <p className="flex items-center gap-2 text-meta text-ink-2 tabular-nums">{children}</p>
    </li>
  )
}
