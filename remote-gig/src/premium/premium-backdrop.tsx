/** A dark stage under a valance with two crossing spotlights. */
export function PremiumBackdrop() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 390 620"
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-0 size-full"
    >
      <path fill="#1b2d5c" d="M56 0h278l80 420v200H-24V420z" />
      <path fill="#233d7a" d="M126 0h138l66 620H60z" />
      <path
        fill="#27417f"
        stroke="#d9a441"
        strokeWidth="1.8"
        d="M-80-4V16q40 36 79 0 39 36 78 0 39 36 78 0 39 36 78 0 39 36 78 0 39 36 79 0 39 36 78 0V-4z"
      />
    </svg>
  )
}
