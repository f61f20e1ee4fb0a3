import { type FavouriteKind, useFavourites } from '@baithak/domain/favourites'
import { useHost } from '@baithak/platform'
import { Heart } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { focusAfter } from '../focus/focus-after'
import { cn } from '../styles/class-names'
import { useKitTexts } from '../text/use-kit-texts'
import { IconButton } from './button'

interface FavouriteButtonProps extends Omit<ComponentProps<typeof IconButton>, 'icon'> {
  kind: FavouriteKind
  id: string
  /** The accessible name, pressed or not: "Favourite: Dabara House". */
  label: string
  /**
   * Set it in a list whose entries disappear with their marks. A toast can bring the entry back, and the focus moves to the
   * next heart, or to the element of this id if the list is empty.
   */
  removed?: { title: string; emptyFocusId: string } | undefined
}

/** Marks and unmarks a favourite. */
export function FavouriteButton({ kind, id, removed, className, ...props }: FavouriteButtonProps) {
  const { toast } = useHost()
  const { undo } = useKitTexts()
  const { ids, set } = useFavourites(kind)
  const isFavourite = ids.includes(id)

  function handleClick({ currentTarget: heart }: MouseEvent<HTMLElement>) {
    if (!isFavourite || !removed) {
      set(id, !isFavourite)
      return
    }
    const list = heart.closest('ul')
    const index = heartsIn(list).indexOf(heart)
    const next = () => {
      const hearts = heartsIn(list)
      return hearts[index] ?? hearts.at(-1) ?? document.getElementById(removed.emptyFocusId)
    }
    if (focusAfter(() => set(id, false), next))
      toast({ title: removed.title, action: { label: undo, onPress: () => set(id, true) } })
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

const heartsIn = (list: HTMLElement | null): HTMLElement[] =>
  list?.isConnected ? [...list.querySelectorAll<HTMLElement>('[aria-pressed]')] : []
