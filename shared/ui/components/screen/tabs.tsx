import { Tabs as Radix } from 'radix-ui'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { animateTabIndicator } from '../motion/animate-tab-indicator'
import { scrollIntoCenter } from '../motion/scroll-into-center'
import { cn } from '../styles/cn'

interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  content: ReactNode
}

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Tabs with an animated indicator. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
}: TabsProps<Value>) {
  const root = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const previous = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab to show is the active one, which follows the value
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[data-state="active"]')
    if (!row.current || !chosen) return
    if (previous.current && previous.current !== chosen)
      animateTabIndicator(previous.current, chosen)
    previous.current = chosen
    scrollIntoCenter(row.current, chosen)
  }, [value])

  return (
    <Radix.Root
      ref={root}
      value={value}
      onValueChange={(next) => {
        keepHeight(root.current)
        onChange(next as Value)
      }}
      className={className}
    >
      <Radix.List
        ref={row}
        aria-label={label}
        className={cn(
          'scroll-row relative flex px-5 shadow-[inset_0_-3px_0_var(--color-rule)]',
          tabs.length > 3 ? 'gap-[18px]' : 'gap-6',
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            onMouseDown={focusWithoutRing}
            className="relative min-h-[46px] min-w-11 shrink-0 text-body font-mid whitespace-nowrap text-ink-2 rounded-t-chip outline-offset-0 focus-visible:shadow-[inset_0_0_0_2px_var(--color-acc)] focus-visible:outline-transparent transition-[color] duration-quick after:absolute after:inset-x-0 after:bottom-0 after:origin-left after:border-acc data-[state=active]:font-title data-[state=active]:text-ink data-[state=active]:after:border-b-3 forced-colors:after:hidden"
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

/** A shorter tab must not move the row of tabs on a screen that is scrolled: its end would scroll away. */
function keepHeight(root: HTMLElement | null) {
  if (root) root.style.minHeight = root.closest('main')?.scrollTop ? `${root.offsetHeight}px` : ''
}
