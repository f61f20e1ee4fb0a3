/** The class of the slide from one position in a row of tabs or steps to another. */
export const slideClass = (from: number | undefined, to: number): 'slide-forward' | 'slide-back' =>
  from !== undefined && to < from ? 'slide-back' : 'slide-forward'
