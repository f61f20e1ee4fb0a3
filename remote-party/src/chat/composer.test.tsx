import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEnquiry, seedEnquiries } from '../testing/create-enquiry'
import {
  messages,
  pressEnter,
  renderChat,
  setUpChatTests,
  textbox,
  type,
} from '../testing/render-chat'

setUpChatTests()

test('the Send button sends the message', async () => {
  await renderChat()
  type('Hello')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(messages()).toHaveLength(2)
})

test('Shift+Enter inserts a new line, and Enter of an input method does not send', async () => {
  await renderChat()
  type('Dear all')
  expect(pressEnter({ shiftKey: true })).toBe(true)
  expect(pressEnter({ isComposing: true })).toBe(true)
  // Safari's order of events: the key comes after the end of the composition.
  fireEvent.compositionEnd(textbox())
  expect(pressEnter({ keyCode: 229 })).toBe(true)
  expect(messages()).toHaveLength(1)
})

test('an unsent message is restored after a reload, for each venue separately, until it is sent', async () => {
  const { unmount } = await renderChat()
  type('We are forty, six of th')
  unmount()
  const second = await renderChat()
  expect(textbox()).toHaveValue('We are forty, six of th')
  second.unmount()
  seedEnquiries(createEnquiry({ venueName: 'Sitara Social' }))
  const otherVenue = await renderChat()
  expect(textbox()).toHaveValue('')
  otherVenue.unmount()
  localStorage.removeItem('my_parties')
  const third = await renderChat()
  expect(textbox()).toHaveValue('We are forty, six of th')
  pressEnter()
  expect(textbox()).toHaveValue('')
  third.unmount()
  await renderChat()
  expect(textbox()).toHaveValue('')
})
