import { uniqueIds } from '@baithak/domain'
import { useHost } from '@baithak/platform'
import { transact, useRecord } from '@baithak/storage'
import { History, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '../button/icon-button'
import { addSearch, recentSearchesItem, removeSearch, restoreSearch } from './recent-search-list'

interface RecentSearchesProps {
  /** Each kind has a list of its own. */
  kind: 'cafes' | 'venues'
  /** Of the search field. */
  text: string
  /** Whether the field or this list has the focus. */
  isFocused: boolean
  /** Whether the text finds something; others are not remembered. */
  hasResults: boolean
  onChoose: (text: string) => void
  labels: {
    title: string
    remove: (text: string) => string
    removed: (text: string) => string
    undo: string
  }
}

/**
 * The last searches, below a search field that is focused and empty. It remembers a search when the focus leaves the
 * field. Place it after the field, in one positioned element.
 */
export function RecentSearches({
  kind,
  text,
  isFocused,
  hasResults,
  onChoose,
  labels,
}: RecentSearchesProps) {
  const { storage, toast } = useHost()
  const record = storage.record(recentSearchesItem(kind))
  const searches = useRecord(record)
  const change = (apply: (list: string[]) => string[]) =>
    transact([record], ([list]) => [apply(list)])

  const remember = useEffectEvent(() => {
    if (hasResults) change((list) => addSearch(list, text))
  })
  useEffect(() => {
    if (!isFocused) return
    return () => remember()
  }, [isFocused])

  const section = useRef<HTMLElement>(null)
  /** A button that is pressed by a key disappears with its search, and the page would have no focus. */
  const focusField = () => section.current?.parentElement?.querySelector('input')?.focus()

  function choose(search: string) {
    focusField()
    onChoose(search)
  }
  function remove(search: string) {
    const saved = change((list) => removeSearch(list, search))
    if (!saved.ok) return
    focusField()
    const index = saved.before[0].indexOf(search)
    toast({
      title: labels.removed(search),
      action: {
        label: labels.undo,
        onPress: () => change((list) => restoreSearch(list, search, index)),
      },
    })
  }

  // A list that was edited by hand may contain a text twice.
  const keys = uniqueIds(searches)
  if (!isFocused || text !== '' || searches.length === 0) return null
  return (
    <section
      ref={section}
      aria-label={labels.title}
      // The field keeps the focus: Safari gives none to a pressed button, and the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-1.5 rounded-control bg-milk px-1.5 py-2 text-ink shadow-sh2"
    >
      <p aria-hidden className="px-2.5 pb-1 text-meta font-label text-ink-2">
        {labels.title}
      </p>
      <ul>
        {searches.map((search, index) => (
          <li key={keys[index]} className="flex items-center">
            <button
              type="button"
              onClick={() => choose(search)}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-chip px-2.5 text-left text-body-2 active:bg-malai"
            >
              <History size={18} strokeWidth={1.75} className="shrink-0 text-ink-2" />
              <span className="min-w-0 wrap-anywhere">{search}</span>
            </button>
            <IconButton
              icon={X}
              iconSize={18}
              label={labels.remove(search)}
              onClick={() => remove(search)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
