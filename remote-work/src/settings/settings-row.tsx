import { SegmentedControl } from '@baithak/ui'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

interface SettingsRowProps {
  icon: LucideIcon
  title: ReactNode
  text?: ReactNode
  /** At the right; below where both have no room. */
  trailing?: ReactNode
  /** Below the text. */
  children?: ReactNode
}

/** A row of the settings: what the member reads, and one action. */
export function SettingsRow({ icon: Icon, title, text, trailing, children }: SettingsRowProps) {
  return (
    <li tabIndex={-1} className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-3.5 py-3">
      <Icon size={22} className="text-acc" />
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-[min(100%,8rem)] flex-1">
          <p className="font-title">{title}</p>
          {text && <p className="text-meta text-ink-2 tabular wrap-anywhere">{text}</p>}
        </div>
        {trailing}
      </div>
      {children && <div className="col-start-2 flex flex-col gap-2 pt-2">{children}</div>}
    </li>
  )
}

/** The `ref` of a row's button: when the button disappears with the focus, as after success, its row gets the focus. */
export const keepFocusInRow = (button: HTMLButtonElement) => () => {
  if (button === document.activeElement) button.closest('li')?.focus({ preventScroll: true })
}

/** A choice among a few values, with its label above. */
export function Choice<Value extends string>({
  icon: Icon,
  ...control
}: ComponentProps<typeof SegmentedControl<Value>> & { icon: LucideIcon }) {
  return (
    <section className="pt-6">
      <h2 className="flex items-center gap-2 pb-3 text-body-2 font-label">
        <Icon size={20} />
        <span>{control.label}</span>
      </h2>
      <SegmentedControl {...control} />
    </section>
  )
}
