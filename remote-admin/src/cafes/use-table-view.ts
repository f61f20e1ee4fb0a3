import { useSearchParams } from '@baithak/platform'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Column, nextOrder, orderOf, orderText } from './sort-cafes'

/** Browsers refuse to rewrite an address at every letter. */
const restTime = 250

/** What the table is searched for and sorted by, kept in the address so that coming back from a café finds it. */
export function useTableView() {
  const [parameters, setParameters] = useSearchParams()
  const kept = parameters.get('q') ?? ''
  const [text, setText] = useState(kept)
  const written = useRef(kept)
  const order = orderOf(parameters.get('sort'))

  function set(name: string, value: string) {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  }
  const keep = useEffectEvent(() => {
    if (text === written.current) return
    written.current = text
    set('q', text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the rest anew.
  useEffect(() => {
    const rest = setTimeout(keep, restTime)
    return () => clearTimeout(rest)
  }, [text])

  // The wordmark leads to the bare dashboard, also from the dashboard itself.
  useEffect(() => {
    if (kept === written.current) return
    written.current = kept
    setText(kept)
  }, [kept])

  return {
    text,
    setText,
    order,
    sortBy: (column: Column) => set('sort', orderText(nextOrder(order, column))),
  }
}
