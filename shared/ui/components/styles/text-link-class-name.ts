/** A text link with a touch target of 44 px. */
export const textLinkClassName =
  'inline-flex min-h-11 min-w-11 shrink-0 justify-end items-center gap-1.5 rounded-chip text-body-2 font-label text-acc no-underline active:text-acc-deep'
