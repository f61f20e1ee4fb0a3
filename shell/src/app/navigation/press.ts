import { useEffect, useState } from 'react'
import { createStore } from 'zustand/vanilla'

/** On a touch screen the click comes a moment after the release. */
const clickDelayMs = 50

const isPressed = createStore(() => false)

/** Knows whether a finger or a mouse button is down; style sheets do by `data-pressed` of the root element. */
export function watchPresses(): void {
  let timer: ReturnType<typeof setTimeout>
  const set = (pressed: boolean) => {
    document.documentElement.toggleAttribute('data-pressed', pressed)
    isPressed.setState(pressed, true)
  }
  const handlePointer = ({ type }: Event) => {
    clearTimeout(timer)
    if (type === 'pointerdown') set(true)
    else timer = setTimeout(set, clickDelayMs, false)
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(type, handlePointer, true)
}

/**
 * The value, or during a press the one before it. For what takes room and comes or goes by itself: a press is a click
 * only on a control that has not moved until it ends.
 *
 * @param initial What a component that is mounted during a press begins with.
 */
export function useAfterPress<T extends object | boolean | null>(value: T, initial: T): T {
  const [settled, setSettled] = useState(() => (isPressed.getState() ? initial : value))
  useEffect(() => {
    const settle = () => setSettled(value)
    if (isPressed.getState()) return isPressed.subscribe(settle)
    settle()
  }, [value])
  return settled
}
