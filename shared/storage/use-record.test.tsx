import { userNameRecord } from '@baithak/domain'
import { fakeStorage } from '@baithak/testing/fake-storage'
import { referralsRecord } from '@baithak/testing/test-records'
import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import type { AppStorage } from './app-storage'
import { useRecord } from './use-record'

function Greeting({ storage }: { storage: AppStorage }) {
  const friends = useRecord(storage.record(referralsRecord))
  return (
    <p>{`Namaste, ${useRecord(storage.record(userNameRecord))}, of ${friends.length} friends`}</p>
  )
}

function open(stored: Record<string, string>) {
  const device = fakeStorage(stored)
  const { storage } = device.openTab()
  render(
    <StrictMode>
      <Greeting storage={storage} />
    </StrictMode>,
  )
  return { ...device, storage }
}

test('a view shows the stored value and the changes of this tab and others', () => {
  const { storage, externalWrite } = open({ userName: 'Anya' })
  expect(screen.getByText(/Namaste, Anya/)).toBeInTheDocument()
  act(() => void storage.record(userNameRecord).write('Ira'))
  expect(screen.getByText(/Namaste, Ira/)).toBeInTheDocument()
  act(() => externalWrite('userName', 'Dev'))
  expect(screen.getByText(/Namaste, Dev/)).toBeInTheDocument()
})

test('a record that turns out unreadable during a render does not disturb it', () => {
  const { quarantinedTexts } = open({ referrals: '{' })
  expect(screen.getByText(/0 friends/)).toBeInTheDocument()
  expect(quarantinedTexts('referrals')).toEqual(['{'])
})
