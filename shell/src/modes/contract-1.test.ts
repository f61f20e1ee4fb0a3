import { v } from '@baithak/storage/schema'
import { fakeStorage } from '@baithak/testing'
import { expect, test } from 'vitest'
import { storageOfContract1 } from './contract-1'

const open = (stored: Record<string, string> = {}) => {
  const device = fakeStorage(stored)
  const { storage } = device.openTab()
  return { device, storage: storageOfContract1(storage.ofMode('party')) }
}

test('a mode of contract 1 has a record by name for each key, with the defaults of missing fields', () => {
  const { storage, device } = open({
    my_parties: '[{"id":"P-1","venueName":"Chandni Terrace","status":"Cancelled"}]',
    appliedGigs: '{"Applied":[{"id":1,"title":"Mehfil"},{"id":2}]}',
    userName: 'Anya',
    checkins_7: '["c-1"]',
  })
  expect(storage.myParties.getState()).toMatchObject([{ guests: 10, addOns: [], type: 'Private' }])
  expect(storage.appliedGigs.getState()).toMatchObject({
    Applied: [{ paid: false }],
    Completed: [],
  })
  expect(device.quarantinedTexts('appliedGigs')).toHaveLength(1)
  expect(storage.userName.getState()).toBe('Anya')
  expect(storage.checkins(7).getState()).toEqual(['c-1'])
  expect(storage.artistProfile.getState()).toMatchObject({ premium_pass: false })
})

test('and its own records, whose keys begin with draft:', () => {
  const { storage, device } = open({ 'draft:party': '{"guests":12}' })
  const draft = {
    name: 'party',
    schema: v.object({ guests: v.number() }),
    fallback: { guests: 10 },
  }
  expect(storage.item(draft).getState()).toEqual({ guests: 12 })
  expect(storage.item(draft)).toBe(storage.item(draft))
  storage.item(draft).write({ guests: 15 })
  expect(device.texts.get('draft:party')).toBe('{"guests":15}')
})
