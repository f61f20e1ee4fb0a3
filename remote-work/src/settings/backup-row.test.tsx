import { createBackup } from '@baithak/domain'
import { fixDate } from '@baithak/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWork } from '../testing/render-work'

const open = (stored = {}) => renderWork('/settings', stored)
const texts = () => ({ ...localStorage }) as Record<string, string>
const member = { isUserOnboarded: 'true', userId: 'member-1', userName: 'Anya', tasterPoints: '50' }
const input = () => screen.getByLabelText('Restore', { selector: 'input' })
const choose = (file: File) => userEvent.upload(input(), file, { applyAccept: false })

fixDate('2026-11-21T09:00+05:30')

async function confirm() {
  const sheet = within(await screen.findByRole('dialog', { name: 'Restore this copy?' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

let saved: File[] = []
beforeEach(() => {
  saved = []
  vi.stubGlobal('navigator', {
    ...navigator,
    canShare: () => true,
    share: async ({ files }: { files: File[] }) => void saved.push(...files),
  })
})

test('a saved copy restores everything where other data is stored, and Undo takes it back', async () => {
  const page = await open({ ...member, my_parties: [{ id: 'P-1', venueName: 'Chandni' }] })
  const before = texts()
  await userEvent.click(screen.getByRole('button', { name: 'Save a copy' }))
  expect(await screen.findByText('Copy shared.')).toBeInTheDocument()
  page.unmount()
  localStorage.clear()
  const { host } = await open({ userName: 'Ira', tasterPoints: '10' })
  await choose(saved[0] as File)
  await confirm()
  expect(texts()).toEqual(before)
  expect(screen.getByText('Anya')).toBeInTheDocument()
  const [toast] = host.toasts
  expect(toast?.title).toBe('Restored the copy from 21 Nov 2026.')
  act(() => toast?.action?.onPress())
  expect(texts()).toEqual({ userName: 'Ira', tasterPoints: '10' })
})

test('before it restores, it says whose copy it is and what it replaces', async () => {
  await open({ ...member, tasterPoints: '100' })
  const savedAt = new Date('2026-11-20T10:00:00.000Z')
  await choose(createBackup({ ...member, userEmail: 'a@b.in' }, savedAt))
  const sheet = within(await screen.findByRole('dialog'))
  const text = /^Anya’s copy\. Saved on 20 Nov 2026\. It replaces everything on this device, /
  expect(sheet.getByText(text)).toBeInTheDocument()
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(texts()).toEqual({ ...member, tasterPoints: '100' })
})

test('a file that is not a copy is refused beside the button', async () => {
  await open()
  await choose(new File(['Dear diary'], 'file.json'))
  const message = 'This file is not a Baithak copy.'
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Restore' })).toHaveAccessibleDescription(message)
  expect(screen.queryByRole('dialog')).toBeNull()
})
