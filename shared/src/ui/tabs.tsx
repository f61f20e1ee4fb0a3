import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes'

export interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Tabs hung on the line: one 3 px rule from edge to edge, the chosen part of it in the accent. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
}: TabsProps<Value>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={className}
    >
      <Radix.List
        aria-label={label}
        className={joinClasses(
          'scroll-row flex px-5 shadow-[inset_0_-3px_0_var(--color-rule)]',
          tabs.length > 3 ? 'gap-[18px]' : 'gap-6',
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-[46px] min-w-11 shrink-0 border-b-3 border-transparent pt-[3px] text-body font-mid whitespace-nowrap text-ink-2 rounded-t-chip outline-offset-0 focus-visible:shadow-[inset_0_0_0_2px_var(--acc)] focus-visible:outline-transparent transition-[color,border-color] duration-quick data-[state=active]:border-acc data-[state=active]:font-title data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="px-5 pt-2 -outline-offset-3">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
