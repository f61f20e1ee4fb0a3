/** The id of the template in index.html that holds the prerendered outline of a screen. */
export const outlineTemplateId = 'outline'

/** As in shell.css: where the phone frame does not fill the window, an outline would lie beside the frame. */
const hasGround = '(width > 600px) and (height > 500px)'

/** The element of index.html that says "loading" until the shell renders. */
const findMark = () => document.querySelector<HTMLElement>('.loading-mark')

/** Replaces the word by the outline of a screen of a mode, which is shown until the mode has loaded. */
export function showOutline(mode: string, fillsWindow: boolean): void {
  const template = document.getElementById(outlineTemplateId)
  const mark = findMark()
  if (!mark || !(template instanceof HTMLTemplateElement)) return
  if (!fillsWindow && window.matchMedia(hasGround).matches) return
  mark.dataset.mode = mode
  mark.removeAttribute('role')
  mark.replaceChildren(template.content)
}

/**
 * Removes the element. The outline that the shell renders in its place goes on where it was: it appears neither later nor
 * again (`--late`, in milliseconds, is the delay of `animate-late`).
 */
export function removeLoadingMark(): void {
  const mark = findMark()
  const shownMs = mark?.dataset.mode && mark.getAnimations()[0]?.currentTime
  if (typeof shownMs === 'number')
    document.documentElement.style.setProperty('--late', `${200 - shownMs}ms`)
  mark?.remove()
}

/** From now on, an outline appears after the usual delay. */
export const restoreOutlineDelay = (): void => {
  document.documentElement.style.removeProperty('--late')
}
