import { useHost } from '@baithak/platform'
import { Heart } from 'lucide-react'
import { cn } from '../styles/cn'
import type { FavouriteKind } from './favourites-item'
import { IconButton } from './icon-button'
import { useFavourites } from './use-favourites'

interface FavouriteButtonProps {
  kind: FavouriteKind
  id: string
  /** The accessible name, pressed or not: "Favourite: Dabara House". */
  label: string
  variant?: 'plain' | 'floating'
  className?: string
  /** Shown where an entry disappears with its mark: its toast can bring it back. */
  removed?: { title: string; undoLabel: string } | undefined
}

/** Marks and unmarks a favourite. */
export function FavouriteButton({ kind, id, removed, className, ...props }: FavouriteButtonProps) {
  const { toast } = useHost()
  const { ids, set } = useFavourites(kind)
  const isFavourite = ids.includes(id)

  function handleClick() {
    if (!set(id, !isFavourite) || !isFavourite || !removed) return
    toast({
      title: removed.title,
      action: { label: removed.undoLabel, onPress: () => set(id, true) },
    })
  }
  return (
    <IconButton
      icon={Heart}
      aria-pressed={isFavourite}
      onClick={handleClick}
      {...props}
      className={cn(isFavourite ? 'text-acc [&_svg]:fill-current' : 'text-ink-2', className)}
    />
  )
}
