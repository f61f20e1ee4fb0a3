import { imageUrlCache } from '@baithak/platform'
import { type ComponentProps, useEffect, useState } from 'react'
import { cn } from '../styles/cn'
import { UnlitCafe } from './unlit-cafe'

interface ImageWithFallbackProps extends Omit<ComponentProps<'img'>, 'src' | 'className'> {
  src: string | null | undefined
  /** Empty when the text beside it says the same. */
  alt?: string
  /** Sets width, ratio and radius of the frame, which the image covers. */
  className?: string | undefined
  /** Loads immediately, for the first screen. */
  eager?: boolean | undefined
}

/** The folder of this build's files. */
const assetsUrl = import.meta.url.replace(/[^/]*$/, '')

/** A framed image; a placeholder replaces a missing one, and a failed one until the network is back. */
export function ImageWithFallback({
  src,
  alt = '',
  className,
  eager = false,
  onLoad,
  onError,
  ...props
}: ImageWithFallbackProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const name = src?.startsWith(assetsUrl) ? src.slice(assetsUrl.length) : null
  const url = (name && imageUrlCache.get(name)) || src || ''
  const missing = url === '' || failedUrl === src
  useEffect(() => {
    if (failedUrl === undefined) return
    const retry = () => setFailedUrl(undefined)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failedUrl])
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
          src={url}
          alt={alt}
          onLoad={(event) => {
            if (name) imageUrlCache.set(name, url)
            onLoad?.(event)
          }}
          onError={(event) => {
            // Another mode's copy may be gone; this mode's own is requested next.
            if (name) imageUrlCache.delete(name)
            setFailedUrl(url)
            onError?.(event)
          }}
          className="block size-full rounded-[inherit] object-cover"
        />
      )}
    </span>
  )
}
