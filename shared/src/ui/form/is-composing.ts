/**
 * Whether a key press belongs to an input method, in which Enter picks a word and Escape discards it. Safari ends the
 * composition before that press, which only the code then tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229
