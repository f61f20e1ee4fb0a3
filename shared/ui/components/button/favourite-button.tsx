import { useHost } from '@baithak/platform'
import { type RecordDefinition, transact, useRecord } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { Heart } from 'lucide-react'
import type { MouseEvent } from 'react'
import { cn } from '../styles/class-names'
import { IconButton } from './button'

/** Each kind has a list of its own. */
export type FavouriteKind = 'cafes' | 'venues'

export const favouritesRecord = (kind: FavouriteKind): RecordDefinition<string[]> => ({
  key: `draft:favourites:${kind}`,
  schema: v.array(v.string()),
  fallback: [],
})

/** The ids that the member has marked. */
export function useFavourites(kind: FavouriteKind) {
  const record = useHost().storage.record(favouritesRecord(kind))
  const ids = useRecord(record)
  return {
    ids,
    /** Returns false if it could not be saved. */
    set: (id: string, isFavourite: boolean): boolean =>
      transact([record], ([current]) => {
        if (current.includes(id) === isFavourite) return [current]
        return [isFavourite ? [...current, id] : current.filter((each) => each !== id)]
      }).ok,
  }
}

interface FavouriteButtonProps {
  kind: FavouriteKind
  id: string
  /** The accessible name, pressed or not: "Favourite: Dabara House". */
  label: string
  variant?: 'plain' | 'floating'
  className?: string
  /**
   * For a list whose entries disappear with their marks: a toast can bring one back. The focus moves to the next heart,
   * or to the element of this id when the list is empty.
   */
  removed?: { title: string; undoLabel: string; emptyFocusId: string } | undefined
}

/** Marks and unmarks a favourite. */
export function FavouriteButton({ kind, id, removed, className, ...props }: FavouriteButtonProps) {
  const { toast } = useHost()
  const { ids, set } = useFavourites(kind)
  const isFavourite = ids.includes(id)

  function handleClick({ currentTarget: heart }: MouseEvent<HTMLElement>) {
    if (!isFavourite || !removed) {
      set(id, !isFavourite)
      return
    }
    const hadFocus = document.activeElement === heart
    const list = heart.closest('ul')
    const index = heartsOf(list).indexOf(heart)
    if (!set(id, false)) return
    toast({
      title: removed.title,
      action: { label: removed.undoLabel, onPress: () => set(id, true) },
    })
    if (!hadFocus) return
    // Rendered without the entry.
    setTimeout(() => {
      const hearts = heartsOf(list)
      const next = hearts[index] ?? hearts.at(-1) ?? document.getElementById(removed.emptyFocusId)
      next?.focus({ preventScroll: true })
    })
  }
  return (
    <IconButton
      icon={Heart}
      aria-pressed={isFavourite}
      onClick={handleClick}
      {...props}
      className={cn(isFavourite ? 'text-acc! [&_svg]:fill-current' : 'text-ink-2!', className)}
    />
  )
}

const heartsOf = (list: HTMLElement | null): HTMLElement[] =>
  list?.isConnected ? [...list.querySelectorAll<HTMLElement>('[aria-pressed]')] : []
