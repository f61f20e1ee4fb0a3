import { userNameRecord } from '@baithak/domain'
import { fakeStorage } from '@baithak/testing/fake-storage'
import { referralsRecord } from '@baithak/testing/test-records'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AppStorage } from './app-storage'
import { useRecord, useRecordOrSamples } from './use-record'

function Greeting({ storage }: { storage: AppStorage }) {
  const friends = useRecord(storage.record(referralsRecord))
  return (
    <p>{`Namaste, ${useRecord(storage.record(userNameRecord))}, of ${friends.length} friends`}</p>
  )
}

function open(stored: Record<string, string>) {
  const device = fakeStorage(stored)
  const { storage } = device.openTab()
  render(<Greeting storage={storage} />, { reactStrictMode: true })
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

function Friends({ storage }: { storage: AppStorage }) {
  const friends = useRecordOrSamples(storage.record(referralsRecord), () => [sampleFriend])
  return <p>{friends.length > 0 ? friends.map(({ name }) => name).join() : 'nobody'}</p>
}
const sampleFriend = { name: 'A sample', status: 'Pending', date: '' } as const

test('samples stand in for an absent key alone, not for an empty list or an unreadable one', () => {
  const { openTab, externalWrite } = fakeStorage({ referrals: '{' })
  const { storage } = openTab()
  render(<Friends storage={storage} />)
  expect(screen.getByText('nobody')).toBeInTheDocument()
  act(() => externalWrite('referrals', '[{"name":"Anya","status":"Pending"}]'))
  expect(screen.getByText('Anya')).toBeInTheDocument()
  act(() => externalWrite('referrals', null))
  expect(screen.getByText('A sample')).toBeInTheDocument()
  act(() => externalWrite('referrals', '[]'))
  expect(screen.getByText('nobody')).toBeInTheDocument()
})
