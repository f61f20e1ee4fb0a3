/** Milliseconds between the halves of a double tap; a label hands its click on to its input at once. */
const atOnce = 40
const soon = 350
/** Pixels. */
const near = 24

const controls = 'label, a, button, input, select, textarea, [role]'

/**
 * The second half of a double tap is meant for what the first half pressed. Where another screen stands there by then
 * it would press something that nobody has seen: skip a step, or send a form that is still empty. What stays under
 * the finger, like a stepper's plus, takes every tap. A mouse says by itself that it is a double click.
 */
export function preventDoubleTap(page: Window = window) {
  let first: { control: Element; time: number; x: number; y: number } | undefined
  let pointer = 'mouse'

  function isSecond({ detail, timeStamp, clientX, clientY }: MouseEvent) {
    if (!first || timeStamp - first.time < atOnce) return false
    if (Math.hypot(clientX - first.x, clientY - first.y) > near) return false
    return pointer === 'touch' ? timeStamp - first.time < soon : detail > 1
  }

  function judge(event: MouseEvent) {
    const { type, target, detail, timeStamp: time, clientX: x, clientY: y } = event
    const byKeyboard = detail === 0
    if (byKeyboard) return
    const control = target instanceof Element ? target.closest(controls) : null
    if (isSecond(event) && control !== first?.control) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (type === 'click') first = control ? { control, time, x, y } : undefined
  }

  page.addEventListener('pointerdown', ({ pointerType }) => (pointer = pointerType), true)
  // Already the press would take the focus, and with it the keyboard of the phone.
  page.addEventListener('mousedown', judge, true)
  page.addEventListener('click', judge, true)
}
