import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cn } from '../styles/class-names'

interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  content: ReactNode
}

interface TabsProps<Value extends string>
  extends Omit<ComponentProps<typeof Radix.Root>, 'children' | 'onValueChange'> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

/** Tabs above their panel. */
export function Tabs<Value extends string>({
  label,
  tabs,
  onValueChange,
  ...props
}: TabsProps<Value>) {
  return (
    <Radix.Root {...props} onValueChange={(next) => onValueChange(next as Value)}>
      <Radix.List
        aria-label={label}
        className={cn(
          'scroll-row flex px-5 shadow-[inset_0_-3px_0_var(--color-rule)]',
          tabs.length > 3 ? 'gap-[18px]' : 'gap-6',
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            onMouseDown={focusWithoutRing}
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
            }
            className={cn(
              'min-h-[46px] min-w-11 shrink-0 rounded-t-chip border-y-3 border-transparent text-body font-mid whitespace-nowrap text-ink-2 transition-[color] duration-quick',
              'outline-offset-0 focus-visible:shadow-[inset_0_0_0_2px_var(--color-acc)] focus-visible:outline-transparent',
              'data-[state=active]:border-b-acc data-[state=active]:font-title data-[state=active]:text-ink',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="-outline-offset-3 px-5 pt-2">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** Focuses a pressed tab before Radix does, because browsers show the keyboard's focus ring after a focus by script. */
function focusWithoutRing({ currentTarget }: MouseEvent<HTMLElement>) {
  const options: FocusOptions & { focusVisible: boolean } = {
    focusVisible: false,
    preventScroll: true,
  }
  currentTarget.focus(options)
}
