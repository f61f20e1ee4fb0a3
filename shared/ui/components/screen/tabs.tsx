import { Tabs as Radix } from 'radix-ui'
import type { MouseEvent, ReactNode } from 'react'
import { cn } from '../styles/class-names'

interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  content: ReactNode
}

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

const triggerClasses = cn(
  'relative min-h-[46px] min-w-11 shrink-0 text-body font-mid whitespace-nowrap text-ink-2 rounded-t-chip',
  'outline-offset-0 focus-visible:shadow-[inset_0_0_0_2px_var(--color-acc)] focus-visible:outline-transparent transition-[color] duration-quick',
  'data-[state=active]:[anchor-name:--tab] data-[state=active]:font-title data-[state=active]:text-ink',
  'not-supports-[anchor-name:--tab]:data-[state=active]:after:absolute not-supports-[anchor-name:--tab]:data-[state=active]:after:inset-x-0',
  'not-supports-[anchor-name:--tab]:data-[state=active]:after:bottom-0 not-supports-[anchor-name:--tab]:data-[state=active]:after:border-b-3 not-supports-[anchor-name:--tab]:data-[state=active]:after:border-acc',
)

/** Tabs above their panel. The line below the chosen one slides where the browser has anchor positioning. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
}: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <Radix.List
        aria-label={label}
        className={cn(
          'scroll-row relative flex px-5 shadow-[inset_0_-3px_0_var(--color-rule)]',
          '[anchor-scope:--tab] after:absolute after:bottom-0 after:h-[3px] after:bg-acc after:[position-anchor:--tab]',
          'after:left-[anchor(left)] after:right-[anchor(right)] after:transition-[left,right] after:duration-quick after:ease-quick forced-colors:after:hidden',
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
            className={triggerClasses}
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

/** Radix focuses a pressed tab by script, for which browsers show the keyboard's focus ring. */
function focusWithoutRing({ currentTarget }: MouseEvent<HTMLElement>) {
  const options: FocusOptions & { focusVisible: boolean } = {
    focusVisible: false,
    preventScroll: true,
  }
  currentTarget.focus(options)
}
