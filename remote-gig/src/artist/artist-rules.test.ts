import { expect, test } from 'vitest'
import { aboutRecord, parseLink } from './about'
import { type AboutForm, findBadLink, readForm, toForm } from './edit-about'

const blank = toForm(aboutRecord.fallback)
test.each<[Partial<AboutForm>, object]>([
  [{ bio: ' ' }, aboutRecord.fallback],
  [{ tags: 'a, b\nb,, \u200b' }, { tags: ['a', 'b'] }],
  [
    { links: ['a.in', ' ', 'a.in', 'b.in/x,30'], setMinutes: 45 },
    { links: ['a.in', 'b.in/x,30'], setMinutes: 45 },
  ],
])('the form %j is read as %j', (form, about) => {
  expect(readForm({ ...blank, ...form })).toMatchObject(about)
})

test('the first link that is not a web address is found', () => {
  expect(findBadLink(['', 'a.in', 'nowhere', 'here'])).toBe(2)
  expect(findBadLink(['a.in', ''])).toBe(-1)
})

test.each([
  ['soundcloud.com/ira', 'https://soundcloud.com/ira'],
  ['http://a.in', 'http://a.in/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['nowhere', undefined],
  ['30', undefined],
  ['127.0.0.1', undefined],
])('the link %s leads to %s', (text, href) => {
  expect(parseLink(text)?.href).toBe(href)
})
