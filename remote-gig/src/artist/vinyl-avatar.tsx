import vinyl from '@baithak/ui/art/vinyl.svg'
import { initialsOf } from '@baithak/ui/format'

/** The artist's initials on a vinyl record. */
export function VinylAvatar({ name }: { name: string }) {
  return (
    <span aria-hidden className="relative block size-27 shrink-0 max-[340px]:size-20">
      <img src={vinyl} alt="" width={108} height={108} className="size-full" />
      <span className="absolute inset-0 grid place-items-center font-display text-display-3 text-espresso">
        {initialsOf(name)}
      </span>
    </span>
  )
}
