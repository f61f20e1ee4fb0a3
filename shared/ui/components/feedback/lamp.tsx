import type { ComponentProps } from 'react'
import { cn } from '../styles/class-names'

/** A hanging lamp. Its shade has the text colour. The caller draws its cord. */
export function Lamp({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 130 100"
      aria-hidden="true"
      {...props}
      className={cn('block text-party', className)}
    >
      <path fill="#ffe9b5" opacity=".6" d="M31 39h68l31 61H0z" />
      <rect width="7" height="9" x="61.5" fill="var(--color-brass)" rx="1.5" />
      <ellipse cx="65" cy="39" rx="17" ry="10.9" fill="#ffe0a0" />
      <path fill="currentColor" d="M31 39C31 13.5 48 5 65 5s34 8.5 34 34z" />
      <path
        fill="var(--color-ink)"
        opacity=".22"
        d="M65 5c17 0 34 8.5 34 34H76.9C78.6 18.6 71.8 8.4 65 5"
      />
      <rect width="71" height="3" x="29.5" y="37.5" rx="1.5" fill="currentColor" />
      <rect width="71" height="3" x="29.5" y="37.5" rx="1.5" fill="var(--color-ink)" opacity=".3" />
    </svg>
  )
}
