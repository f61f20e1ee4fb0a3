// biome-ignore-all lint/style/noRestrictedGlobals: a test's device is filled before there is a host
import { opensOnHostileDevices } from '@baithak/testing'
import * as v from 'valibot'
import { test } from 'vitest'
import { AppContent } from './app/app'
import { onboardingDraft } from './onboarding/draft'
import { paths } from './onboarding/steps'
import { renderShell } from './testing/render-shell'

const records = () => [
  onboardingDraft,
  { key: 'draft:known-good-modes', schema: v.record(v.string(), v.unknown()), fallback: {} },
]

test.each(Object.values(paths))('%s opens on a device with any accepted records', (at) =>
  opensOnHostileDevices({ open: () => renderShell(<AppContent />, { at }), records }),
)

test('the mode chooser opens on a device with any accepted records', () =>
  opensOnHostileDevices({
    open: () => {
      localStorage.setItem('isUserOnboarded', 'true')
      return renderShell(<AppContent />)
    },
    records,
  }))
