/** The one lit lamp over the counter. It sways and its cone breathes; the code below stands still. */
export function CounterLamp() {
  return (
    <div aria-hidden className="absolute inset-0 -z-1 border-t-3 border-brass">
      <div className="absolute inset-0 origin-top animate-sway">
        <svg
          aria-hidden
          viewBox="0 0 390 674"
          preserveAspectRatio="xMidYMin slice"
          className="absolute inset-0 size-full"
        >
          <defs>
            <linearGradient id="lamp-cone" x2="0" y2="1">
              <stop stopColor="#ffd98a" stopOpacity=".36" />
              <stop offset="1" stopColor="#ffc665" stopOpacity=".1" />
            </linearGradient>
          </defs>
          <path className="animate-glow" fill="url(#lamp-cone)" d="M148 130h94l158 546H-10z" />
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
