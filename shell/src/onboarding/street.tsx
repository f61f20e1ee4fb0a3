import street from '@baithak/ui/art/street.svg'

/** The street of cafés below phone and code. */
export function Street() {
  return <img src={street} alt="" width={390} height={170} className="h-auto w-full" />
}
