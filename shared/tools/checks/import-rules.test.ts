import { describe, expect, test } from 'vitest'
import { violationsOf } from './import-rules'

const violations = (from: string, to: string) => violationsOf(new Map([[from, new Set([to])]]))

describe('an import that breaks a rule names the file, the reason and the right way', () => {
  test.each([
    [
      'shared/ui/format/numbers.ts',
      'shared/storage/transact.ts',
      'Import another package by its name: its exports are the fence.',
    ],
    [
      'shell/src/services/toasts.ts',
      'shell/src/modes/registry.ts',
      'services is below modes: move what both need to a lower layer, or pass it down from above.',
    ],
    [
      'shell/src/onboarding/step.tsx',
      'shell/src/mode-chooser/card.tsx',
      'onboarding is beside mode-chooser: move what both need to a lower layer, or pass it down from above.',
    ],
    [
      'shell/src/modes/outlet.tsx',
      'shell/src/first-frame/entries/hints.ts',
      'Only the build imports first-frame/entries: move what modes needs to first-frame.',
    ],
    [
      'shell/src/app/app.tsx',
      'shell/src/misc/thing.ts',
      'shell/src/misc has no layer: add it to shared/tools/checks/import-rules.ts.',
    ],
    [
      'remote-party/src/venues/venue-card.tsx',
      'remote-party/src/enquiries/draft.ts',
      'Features of a mode are independent: move what both need to model, or combine them in a page.',
    ],
    [
      'remote-party/src/home/map-strip.tsx',
      'remote-party/src/map/map-art.svg',
      'Features of a mode are independent: move what both need to model, or combine them in a page.',
    ],
    [
      'remote-party/src/model/venue.ts',
      'remote-party/src/venues/filters.ts',
      'model is below the features: move what it needs from venues to model.',
    ],
    [
      'remote-party/src/paths.ts',
      'remote-party/src/venues/filters.ts',
      'paths is below the features: move what it needs from venues to model.',
    ],
    [
      'remote-party/src/venues/venue-card.tsx',
      'remote-party/src/party-root.tsx',
      'party-root is above the features: move what venues needs to model.',
    ],
  ])('%s → %s', (from, to, reason) => {
    expect(violations(from, to)).toEqual([`${from} imports ${to}. ${reason}`])
  })
})

test.each([
  ['shell/src/main.tsx', 'shell/src/services/toasts.ts'],
  ['shell/src/first-frame/entries/prerender.tsx', 'shell/src/mode-chooser/mode-chooser.tsx'],
  ['shell/src/modes/outlet.tsx', 'shell/src/modes/registry/registry.ts'],
  ['remote-gig/src/gig-root.tsx', 'remote-gig/src/gigs/gig-page.tsx'],
  ['remote-gig/src/gigs/gig-page.tsx', 'remote-gig/src/applications/apply-button.tsx'],
  ['remote-gig/src/gigs/gig-list.tsx', 'remote-gig/src/model/gig.ts'],
  ['remote-gig/src/gigs/gig-list.tsx', 'remote-gig/src/paths.ts'],
])('%s may import %s', (from, to) => {
  expect(violations(from, to)).toEqual([])
})
