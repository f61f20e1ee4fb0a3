import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { renderParty } from './render-party'

/** Sets up fake timers for every test in the file. */
export function setUpChatTests() {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

export async function renderChat(at = '/party/chat', language: 'en' | 'hi' = 'en') {
  await import('../chat/chat-page')
  const party = renderParty(at, language)
  await act(async () => {
    await vi.dynamicImportSettled()
  })
  return party
}

export const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Sender and text of each rendered message. */
export const messages = () =>
  [...document.querySelectorAll('[data-sender]')].map((message) => [
    message.getAttribute('data-sender'),
    message.textContent,
  ])
export const textbox = () => screen.getByRole('textbox')
export const type = (text: string) => fireEvent.change(textbox(), { target: { value: text } })
export const pressEnter = (init: object = {}) =>
  fireEvent.keyDown(textbox(), { key: 'Enter', ...init })
