const doubleTapMs = 350
const touchSlopPx = 24
/** A label forwards its click to its input sooner than a finger can tap again. */
const forwardedClickMs = 40

const controls = 'label, a, button, input, select, textarea, [role]'

/**
 * Drops the second tap of a double tap when another control is at its position by then: the visitor has not seen it, and
 * would skip a step or submit an empty form. A control that stays, like a stepper's plus, takes every tap. For a mouse
 * the browser counts the clicks.
 */
export function preventDoubleTap(page: Window = window) {
  let firstTap: { control: Element; time: number; x: number; y: number } | undefined
  let pointerType = 'mouse'

  function isSecondTap({ detail, timeStamp, clientX, clientY }: MouseEvent) {
    if (!firstTap || timeStamp - firstTap.time < forwardedClickMs) return false
    if (Math.hypot(clientX - firstTap.x, clientY - firstTap.y) > touchSlopPx) return false
    return pointerType === 'touch' ? timeStamp - firstTap.time < doubleTapMs : detail > 1
  }

  function handleTap(event: MouseEvent) {
    const { type, target, detail, timeStamp: time, clientX: x, clientY: y } = event
    const isKeyboard = detail === 0
    if (isKeyboard) return
    const control = target instanceof Element ? target.closest(controls) : null
    if (isSecondTap(event) && control !== firstTap?.control) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (type === 'click') firstTap = control ? { control, time, x, y } : undefined
  }

  page.addEventListener('pointerdown', (event) => (pointerType = event.pointerType), true)
  // The mousedown would move the focus, and open the phone's keyboard.
  page.addEventListener('mousedown', handleTap, true)
  page.addEventListener('click', handleTap, true)
}
