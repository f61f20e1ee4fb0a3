// biome-ignore-all lint/style/noRestrictedGlobals: a test's device is filled before there is a host
import { agendaOf } from '@baithak/contract'
import { opensOnHostileDevices } from '@baithak/testing'
import { test } from 'vitest'
import { AppContent } from './app/app'
import { paths } from './onboarding/steps'
import { renderShell } from './testing/render-shell'
import { storedRecords } from './testing/stored-records'

const records = () => [...storedRecords(), agendaOf('work')]

test.each(Object.values(paths))('%s opens on a device with any accepted records', (at) =>
  opensOnHostileDevices({
    open: () => renderShell(<AppContent />, { at }),
    records,
  }),
)

test('the mode chooser opens on a device with any accepted records', () =>
  opensOnHostileDevices({
    open: () => {
      localStorage.setItem('isUserOnboarded', 'true')
      return renderShell(<AppContent />)
    },
    records,
  }))
