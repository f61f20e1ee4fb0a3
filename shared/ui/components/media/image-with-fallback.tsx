import { type ComponentProps, useState } from 'react'
import { cn } from '../styles/class-names'

interface ImageWithFallbackProps extends Omit<ComponentProps<'img'>, 'src' | 'className'> {
  src: string | null | undefined
  /** Empty if the text beside it says the same. */
  alt?: string
  /** Sets width, ratio and radius of the frame, which the image covers. */
  className?: string | undefined
  /** Loads immediately, for the first screen. */
  eager?: boolean | undefined
}

/** A framed image. A drawing replaces an image that is missing or has failed. */
export function ImageWithFallback({
  src,
  alt = '',
  className,
  eager = false,
  ...props
}: ImageWithFallbackProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  return (
    <span className={cn('block bg-malai-2', className)}>
      {!src || failedUrl === src ? (
        <UnlitCafe alt={alt} />
      ) : (
        <img
          width={400}
          height={300}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...props}
          src={src}
          alt={alt}
          onError={() => setFailedUrl(src)}
          className="block size-full rounded-[inherit] object-cover"
        />
      )}
    </span>
  )
}

/** The image placeholder: a café with its lamp off. */
function UnlitCafe({ alt }: { alt: string }) {
  return (
    <svg
      viewBox="0 0 124 112"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
      aria-hidden={!alt}
      className="block size-full rounded-[inherit] bg-malai-2"
    >
      <path fill="var(--color-malai)" d="M34 112V54a28 28 0 0 1 56 0v58z" />
      <g fill="var(--color-unlit)">
        <path d="M61 0h2v34h-2z" />
        <path d="M50 46c0-8 5-12 12-12s12 4 12 12z" />
        <rect x="20" y="84" width="84" height="5" rx="1.5" />
      </g>
    </svg>
  )
}
