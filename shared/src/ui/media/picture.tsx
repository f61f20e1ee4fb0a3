import { loadedPictures } from '@baithak/platform'
import { type ComponentProps, useState } from 'react'
import { cn } from '../styles/cn'
import { UnlitCafe } from './unlit-cafe'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'className'> {
  src: string | null | undefined
  /** Empty where the words beside it say the same. */
  alt?: string
  /** Of the frame: its width, ratio and radius. The picture fills it, whatever its own shape. */
  className?: string | undefined
  /** On the first screen: loads at once. */
  eager?: boolean | undefined
}

/** Where the files of this build are. */
const ownFiles = import.meta.url.replace(/[^/]*$/, '')

/** A drawing or a photograph in a frame; without one, or when it cannot be loaded, a café with its lamp off. */
export function Picture({
  src,
  alt = '',
  className,
  eager = false,
  onLoad,
  onError,
  ...props
}: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const name = src?.startsWith(ownFiles) ? src.slice(ownFiles.length) : null
  const address = (name && loadedPictures.get(name)) || src || ''
  const missing = address === '' || broken === src
  return (
    <span className={cn('block bg-malai-2', className)}>
      {missing ? (
        <UnlitCafe {...(alt && { role: 'img', 'aria-label': alt, 'aria-hidden': false })} />
      ) : (
        <img
          width={400}
          height={300}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...props}
          src={address}
          alt={alt}
          onLoad={(event) => {
            if (name) loadedPictures.set(name, address)
            onLoad?.(event)
          }}
          onError={(event) => {
            // Another mode's copy may be gone, this mode's own is asked for then.
            if (name) loadedPictures.delete(name)
            setBroken(address)
            onError?.(event)
          }}
          className="block size-full rounded-[inherit] object-cover"
        />
      )}
    </span>
  )
}
