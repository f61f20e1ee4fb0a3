// @vitest-environment jsdom
import { openStorage, rejectWrites } from '@baithak/testing'
import { expect, it, vi } from 'vitest'
import { completeOnboarding } from './complete-onboarding'
import { type OnboardingDraft, onboardingDraft } from './draft'

const aanya: OnboardingDraft = {
  ...onboardingDraft.fallback,
  phone: '9845012345',
  code: '417285',
  name: '  Aanya Rao ',
}

const stored = (key: string) => localStorage.getItem(key)
const userData = () => JSON.parse(stored('userData') ?? 'null')

it('the end of onboarding stores the flag and the member, under the keys of the specification', () => {
  const details = {
    dateOfBirth: '1996-03-14',
    role: 'Artist',
    interests: ['Music', 'Art'],
    permissions: { location: true, notifications: false, camera: false },
  } satisfies Partial<OnboardingDraft>
  const [email, referralCode] = [' aanya@example.in ', 'BAITHAKQ7XK2M']
  const draft = { ...aanya, ...details, email, referralCode }
  const storage = openStorage()
  const saveSnapshot = vi.spyOn(storage, 'saveSnapshot')
  expect(completeOnboarding(storage, draft, 'U-1')).toBe(true)
  expect(saveSnapshot).toHaveBeenCalledOnce()
  expect({ ...localStorage }).toMatchObject({
    isUserOnboarded: 'true',
    userName: 'Aanya Rao',
    userPhone: '9845012345',
    userEmail: 'aanya@example.in',
    userId: 'U-1',
  })
  expect(userData()).toEqual({
    ...details,
    name: 'Aanya Rao',
    phone: '9845012345',
    email: 'aanya@example.in',
    referredBy: 'BAITHAKQ7XK2M',
  })
})

it('the end of onboarding stores the id and the date of joining once, and removes the draft', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00.000Z'), toFake: ['Date'] })
  const storage = openStorage()
  storage.record(onboardingDraft).write(aanya)
  completeOnboarding(storage, aanya, 'U-1')
  expect(stored('draft:onboarding')).toBeNull()
  vi.setSystemTime(new Date('2026-12-25T10:00:00.000Z'))
  completeOnboarding(openStorage(), aanya, 'U-2')
  expect(stored('memberSince')).toBe('2026-11-25T10:00:00.000Z')
  expect(stored('userId')).toBe('U-1')
})

it('the end of onboarding stores no empty field, and keeps what is stored in its place', () => {
  localStorage.setItem('userName', 'Aanya Rao')
  localStorage.setItem('userData', '{"name":"Aanya Rao","role":"Artist"}')
  completeOnboarding(openStorage(), { ...onboardingDraft.fallback, email: '  ' }, 'U-1')
  expect(stored('isUserOnboarded')).toBe('true')
  expect(stored('userName')).toBe('Aanya Rao')
  expect(stored('userEmail')).toBeNull()
  expect(userData()).toMatchObject({ name: 'Aanya Rao', role: 'Artist' })
  expect(userData()).not.toHaveProperty('email')
  expect(userData()).not.toHaveProperty('dateOfBirth')
})

it('the end of onboarding does not set the flag when the name cannot be saved', () => {
  rejectWrites('userName')
  expect(completeOnboarding(openStorage(), aanya, 'U-1')).toBe(false)
  expect(stored('isUserOnboarded')).toBeNull()
})
