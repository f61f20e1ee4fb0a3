import { createBackup } from '@baithak/domain'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockRestart, openStep, press, seedDraft } from '../testing/render-onboarding'

const texts = {
  isUserOnboarded: 'true',
  userName: 'Aanya Rao',
  userPass: '{"passId":"gold_monthly"}',
  cafes: '[]',
}
const copyOf = (changes: Record<string, unknown> = {}) =>
  createBackup({ ...texts, ...changes }, new Date('2026-11-21T06:30:00.000Z'))

async function choose(file: File) {
  await openStep('phone')
  await userEvent.upload(screen.getByLabelText('Restore from a copy', { selector: 'input' }), file)
}

test('a member with a new phone restores a copy, and what is here stays', async () => {
  const restart = mockRestart()
  seedDraft({ phone: '9845012345' })
  localStorage.setItem('cafes', '[{"name":"Kaapi Verandah"}]')
  await choose(copyOf({ odd: 7 }))
  expect(await screen.findByText('Aanya Rao')).toBeInTheDocument()
  expect(screen.getByText('Saved on 21 Nov 2026.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Restore' })).toHaveFocus()
  expect(localStorage.getItem('isUserOnboarded')).toBeNull()

  await press('Restore')
  expect(restart).toHaveBeenCalledOnce()
  expect({ ...localStorage }).toEqual({ ...texts, cafes: '[{"name":"Kaapi Verandah"}]' })
})

test('a copy that is not restored changes nothing', async () => {
  await choose(copyOf())
  await screen.findByText('Aanya Rao')
  await press('Cancel')
  expect(screen.queryByText('Aanya Rao')).toBeNull()
  expect(screen.getByRole('button', { name: 'Restore from a copy' })).toHaveFocus()
  expect(localStorage.getItem('userName')).toBeNull()
})

test.each([
  ['another file', new File(['Dear diary'], 'diary.txt')],
  ['the copy of a visitor who is not a member', copyOf({ isUserOnboarded: undefined })],
])('%s is refused', async (_, file) => {
  await choose(file)
  expect(await screen.findByText('This file cannot be restored here.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
})
