import { cn } from './cn'

/** The outline of a control: brown, in the accent while it has the focus or where it tells that it is filled, red when it was refused. */
export function controlVariants(refused: boolean, filled = false): string {
  return cn(
    'flex w-full items-center rounded-control border-[1.5px] bg-white transition-[border-color,box-shadow] duration-quick',
    'forced-colors:focus-within:outline-3 has-disabled:bg-malai-2 has-disabled:text-disabled',
    refused
      ? 'border-bad focus-within:shadow-[0_0_0_3px_color-mix(in_srgb,var(--color-bad)_18%,transparent)]'
      : `${filled ? 'border-acc' : 'border-rule-2'} focus-within:border-acc focus-within:shadow-focus`,
  )
}

/** The control inside the outline: the outline shows the focus for it. */
export const innerControl =
  'min-w-0 flex-1 self-stretch bg-transparent px-3.5 text-body outline-none placeholder:text-ink-3'
