import { CalendarDays, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface SampleMonthProps {
  label: string
  /** Says that what follows is a sample. */
  note: string
  children: ReactNode
}

/** What a member's month looks like, as samples; closed until it is asked for. */
export function SampleMonth({ label, note, children }: SampleMonthProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="border-y border-rule">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-15 w-full items-center gap-3.5 py-2 text-left text-body font-title"
      >
        <CalendarDays size={22} strokeWidth={1.75} className="shrink-0 text-acc" />
        <span className="flex-1">{label}</span>
        <ChevronDown size={20} strokeWidth={1.75} className={open ? 'rotate-180' : ''} />
      </button>
      {open && (
        <div className="animate-step pb-2">
          <p className="text-meta text-ink-2">{note}</p>
          {children}
        </div>
      )}
    </div>
  )
}
