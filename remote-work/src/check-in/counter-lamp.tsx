/** The swaying lamp over the counter and its cone of light. */
export function CounterLamp() {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 -z-1 overflow-hidden border-t-3 border-brass"
    >
      <div className="absolute inset-0 origin-top animate-sway short:right-1/2 [--lamp:clamp(76px,var(--high)*.18-22px,132px)]">
        <div className="absolute top-[calc(var(--lamp)-3px)] bottom-0 left-1/2 w-[430px] -translate-x-1/2 animate-glow bg-linear-to-b from-[#ffd98a5c] to-[#ffc66524] [clip-path:polygon(39%_0,61%_0,100%_100%,0_100%)]" />
        <svg
          aria-hidden="true"
          viewBox="146 0 98 147"
          className="absolute top-0 left-1/2 h-[calc(var(--lamp)*147/132)] -translate-x-1/2"
        >
          <path stroke="#c8963a" strokeWidth="1.8" d="M195 0v84" />
          <rect width="7" height="8" x="191.5" y="79" fill="#c8963a" rx="1.5" />
          <ellipse cx="195" cy="131" fill="#fff6dc" rx="23.5" ry="15" />
          <path fill="#d09b3c" d="M148 131c0-35.25 23.5-47 47-47s47 11.75 47 47z" />
          <path
            fill="#a87c31"
            d="M195 84c23.5 0 47 11.75 47 47h-30.55c2.35-28.2-7.05-42.3-16.45-47"
          />
          <rect width="97" height="3" x="146.5" y="129.5" fill="#906a2a" rx="1.5" />
        </svg>
      </div>
    </div>
  )
}
