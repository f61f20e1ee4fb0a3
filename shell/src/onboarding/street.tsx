import street from '@baithak/shared/art/street.svg'

/** The café fronts that phone and code stand on. */
export function Street() {
  return <img src={street} alt="" width={390} height={170} className="h-auto w-full" />
}
