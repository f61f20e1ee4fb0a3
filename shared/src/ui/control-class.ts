import { joinClasses } from './join-classes'

/** The outline of a control: brown, in the accent while it has the focus, red when it was refused. */
export function controlClass(refused: boolean): string {
  return joinClasses(
    'flex w-full items-center rounded-control border-[1.5px] bg-white transition-[border-color,box-shadow] duration-quick',
    'forced-colors:focus-within:outline-3 focus-within:border-acc focus-within:shadow-focus has-disabled:bg-malai-2 has-disabled:text-disabled',
    refused ? 'border-bad' : 'border-rule-2',
  )
}

/** The control inside the outline: the outline shows the focus for it. */
export const innerControl =
  'min-w-0 flex-1 self-stretch bg-transparent px-3.5 text-body outline-none placeholder:text-ink-3'
