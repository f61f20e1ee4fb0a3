// biome-ignore-all lint/style/noRestrictedGlobals: a test's device is filled before there is a host
import { agendaOf } from '@baithak/contract'
import { opensOnHostileDevices } from '@baithak/testing'
import { test } from 'vitest'
import { AppContent } from './app/app'
import { paths } from './onboarding/steps'
import { renderShell } from './testing/render-shell'
import { storedRecords } from './testing/stored-records'

test.each([
  ...Object.values(paths).map((at) => ({ at, isUserOnboarded: 'false' })),
  { at: '/', isUserOnboarded: 'true' },
])('$at (onboarded: $isUserOnboarded) opens on a device with any accepted records', (visit) =>
  opensOnHostileDevices({
    open: () => {
      localStorage.setItem('isUserOnboarded', visit.isUserOnboarded)
      return renderShell(<AppContent />, { at: visit.at })
    },
    records: () => [...storedRecords(), agendaOf('work')],
  }),
)
