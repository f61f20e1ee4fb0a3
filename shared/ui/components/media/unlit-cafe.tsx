import type { ComponentProps } from 'react'
import { cn } from '../styles/cn'

/** The image placeholder: a café with its lamp off. */
export function UnlitCafe({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 124 112"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      {...props}
      className={cn('block size-full rounded-[inherit] bg-malai-2', className)}
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
