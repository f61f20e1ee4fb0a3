import { member } from '../fixtures/stored'
import type { Place, Visit } from '../walk/place'
import { placesByApp } from '../walk/places'
import { titleOf } from '../walk/screen-titles'
import { walkTime } from '../walk/visit-place'
import { findFaults } from './in-page'
import { storedNow } from './stored-now'
import type { Trial } from './trials'
import type { Visitor } from './visitor'

/** Thrown by a place's steps that need more than an engine's remote control; the journeys go there. */
class NeedsPlaywright extends Error {}

const visitOf = ({ words, press, pressAt }: Visitor): Visit => ({
  words,
  press,
  pressAt,
  get page(): never {
    throw new NeedsPlaywright()
  },
})

async function canWalk({ before, steps }: Place): Promise<boolean> {
  if (before) return false
  const nothing = async () => {}
  const tried = visitOf({ words: () => '', press: nothing, pressAt: nothing } as never)
  try {
    await steps?.(tried)
    return true
  } catch (error) {
    if (error instanceof NeedsPlaywright) return false
    throw error
  }
}

async function visit(visitor: Visitor, place: Place) {
  const stored = { ...(place.newcomer ? {} : member), i18nextLng: 'en', ...place.stored }
  await visitor.open(place.path, storedNow(stored, new Date(walkTime), new Date()))
  await place.steps?.(visitOf(visitor))
  await visitor.still()
  const title = titleOf(place.name, visitor.words)
  if (title) await visitor.until(`the title “${title}”`, (own) => document.title === own, title)
  await visitor.untilEmpty(findFaults, visitor.words('shell:errorPanel.title'))
  const errors = await visitor.session.takeErrors()
  if (errors.length > 0) throw new Error([...new Set(errors)].slice(0, 5).join('\n'))
}

/** Every place of the walk that an engine can be led to, as a trial. */
export async function routeTrials(): Promise<Trial[]> {
  const trials: Trial[] = []
  for (const [app, places] of Object.entries(placesByApp))
    for (const place of places)
      if (await canWalk(place))
        trials.push({ group: app, name: place.name, run: (visitor) => visit(visitor, place) })
  return trials
}
