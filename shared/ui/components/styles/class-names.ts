type ClassPart = string | false | null | undefined

/** Joins the class names that apply. */
export function cn(...parts: ClassPart[]): string {
  return parts.filter(Boolean).join(' ')
}

/** Returns the outline of a control: in the accent while focused or filled, red when invalid. */
export function controlVariants(invalid: boolean, filled = false): string {
  return cn(
    'flex w-full items-center rounded-control border-[1.5px] bg-field transition-[border-color,box-shadow] duration-quick',
    'forced-colors:focus-within:outline-3 has-disabled:bg-malai-2 has-disabled:text-disabled',
    invalid
      ? 'border-bad focus-within:shadow-[0_0_0_3px_color-mix(in_srgb,var(--color-bad)_18%,transparent)]'
      : `${filled ? 'border-acc' : 'border-rule-2'} focus-within:border-acc focus-within:shadow-focus`,
  )
}

/** The input inside the outline, which shows its focus. */
export const innerControl =
  'min-w-0 flex-1 self-stretch bg-transparent px-3.5 text-body outline-none'

/** A text link with a touch target of 44 px. */
export const textLinkClassName =
  'inline-flex min-h-11 min-w-11 shrink-0 justify-end items-center gap-1.5 rounded-chip text-body-2 font-label text-acc no-underline active:text-acc-deep'
