import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import type en from '../locales/en.json'

interface EventKind {
  type: keyof typeof en.eventTypes
  /** An interest of onboarding: Home says that the member likes it. */
  interest: keyof typeof en.home.interests
  /** '09:00' */
  from: string
  until: string
}

export type EventId = keyof typeof en.events

/** Titles are in the locales. */
export const eventKinds: Readonly<Record<EventId, EventKind>> = {
  breakfast: { type: 'networking', interest: 'Networking', from: '08:30', until: '10:00' },
  writers: { type: 'networking', interest: 'Networking', from: '08:30', until: '09:45' },
  sketch: { type: 'art', interest: 'Art', from: '10:00', until: '12:00' },
  cupping: { type: 'food', interest: 'Food', from: '11:00', until: '12:30' },
  latteArt: { type: 'workshop', interest: 'Food', from: '16:00', until: '17:00' },
  chutney: { type: 'food', interest: 'Food', from: '16:00', until: '17:30' },
  founders: { type: 'networking', interest: 'Networking', from: '17:30', until: '19:00' },
  reading: { type: 'quiet', interest: 'Art', from: '18:00', until: '19:30' },
  veena: { type: 'music', interest: 'Music', from: '19:00', until: '20:00' },
  openMic: { type: 'music', interest: 'Music', from: '19:30', until: '21:30' },
}

/** Two events of each café: on a weekday (0 is Sunday), or every day. */
export const eventsByCafe: Readonly<
  Record<SampleCafeId, Readonly<Partial<Record<EventId, number | 'daily'>>>>
> = {
  'dabara-house': { breakfast: 'daily', founders: 2 },
  'gulmohar-counter': { chutney: 4, founders: 5 },
  'rose-cup-room': { reading: 0, veena: 3 },
  'lakeside-verandah': { veena: 5, writers: 4 },
  'khidki-coffee': { latteArt: 'daily', writers: 3 },
  'cutting-chai-company': { founders: 1, chutney: 6 },
  'monsoon-glasshouse': { openMic: 'daily', chutney: 2 },
  'slow-drip-bar': { cupping: 6, writers: 2 },
  'tulsi-courtyard': { sketch: 0, veena: 4 },
  'bookmark-reading-room': { reading: 'daily', writers: 1 },
}

/** Pairs of reviews. Names and comments are in the locales. */
export const reviewPairs = [
  [
    { id: 'kabir', rating: 5, focus: 'deep' },
    { id: 'meher', rating: 4, focus: 'light' },
  ],
  [
    { id: 'zoya', rating: 5, focus: 'deep' },
    { id: 'dev', rating: 4, focus: 'calls' },
  ],
  [
    { id: 'ritu', rating: 4, focus: 'light' },
    { id: 'arjun', rating: 5, focus: 'deep' },
  ],
] as const

export type Review = (typeof reviewPairs)[number][number]
