import { type ComponentProps, useState } from 'react'
import { joinClasses } from './join-classes'
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

/** A drawing or a photograph in a frame; without one, or when it cannot be loaded, a café with its lamp off. */
export function Picture({
  src,
  alt = '',
  className,
  eager = false,
  onError,
  ...props
}: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const missing = !src || broken === src
  return (
    <span className={joinClasses('block overflow-hidden bg-malai-2', className)}>
      {missing ? (
        <UnlitCafe {...(alt && { role: 'img', 'aria-label': alt, 'aria-hidden': false })} />
      ) : (
        <img
          width={400}
          height={300}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...props}
          src={src}
          alt={alt}
          onError={(event) => {
            setBroken(src)
            onError?.(event)
          }}
          className="block size-full object-cover"
        />
      )}
    </span>
  )
}
