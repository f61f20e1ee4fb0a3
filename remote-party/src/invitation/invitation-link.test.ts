import { encodeBase64Url } from '@baithak/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer } from './guest'
import {
  answerLink,
  type Invitation,
  invitationLink,
  parseAnswer,
  parseInvitation,
} from './invitation-link'
import { occasions } from './occasion-picker'

const origin = 'https://baithak.example'
const invitation: Invitation = {
  id: 'P-1',
  host: 'मीरा अय्यर',
  title: 'Thirty candles, one long table',
  venueName: 'Chandni Terrace',
  date: '2026-12-12',
  timeFrom: '19:00',
  timeTo: '23:00',
  occasion: 'birthday',
}
const answer: Answer = { id: 'AB12CD34EF56', name: 'Riya Sen', reply: 'maybe' }
const hashOf = (link: string) => new URL(link).hash

test('an answer leads to its party’s guest list; one of an earlier version is read', () => {
  const withMore = { ...answer, people: 4, note: 'Jain food, no onion' }
  const link = answerLink('P-1', withMore, origin)
  expect(link).toMatch(/\/party\/manage\/invitation\?enquiry=P-1#[\w-]+$/)
  expect(parseAnswer(hashOf(link))).toEqual(withMore)
  const short = (version: number) =>
    `#${encodeBase64Url(JSON.stringify([version, answer.id, answer.name, answer.reply]))}`
  expect(parseAnswer(short(1))).toEqual(answer)
  expect(parseAnswer(short(2))).toBeNull()
})

const text = fc.string({ unit: 'grapheme', maxLength: 30 })

test('whatever the texts are, they come back unchanged', () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom(...occasions), (host, title, occasion) => {
      const sent = { ...invitation, host, title, occasion }
      const link = invitationLink(sent, origin)
      expect(link).toMatch(/^https:\/\/baithak\.example\/party\/invitation#[\w-]+$/)
      expect(parseInvitation(hashOf(link))).toEqual(sent)
    }),
    { numRuns: 50 },
  )
})

const invitationHash = hashOf(invitationLink(invitation, origin))
const answerHash = (changes = {}) => hashOf(answerLink('P-1', { ...answer, ...changes }, origin))
const invalid = ['', '#', '#%%%', `#${btoa('{}')}`, `#${btoa('[2,"P-1"]')}`]

test.each(['.', ')', '”', '%22'])('an invitation with %s behind its link is read', (mark) => {
  expect(parseInvitation(invitationHash + mark)).toEqual(invitation)
})

test.each([...invalid, invitationHash.slice(0, -5), answerHash()])(
  '%s is not an invitation',
  (hash) => {
    expect(parseInvitation(hash)).toBeNull()
  },
)

test.each([
  ...[...invalid, answerHash().slice(0, -5), invitationHash],
  ...[{ name: ' \u2800 ' }, { name: 'R'.repeat(201) }, { people: 21 }].map(answerHash),
])('%s is not an answer', (hash) => {
  expect(parseAnswer(hash)).toBeNull()
})
