// @vitest-environment jsdom
import { opensOnHostileDevices, renderMode } from '@baithak/testing'
import { test } from 'vitest'
import GigRoot from './gig-root'
import { gigStages } from './model/gig'
import { paths } from './paths'
import { translations } from './testing/render-gig'
import { storedRecords } from './testing/stored-records'

const urls = [
  ...Object.values(paths).map(({ path }) => path),
  ...gigStages.map((stage) => `${paths.myGigs.path}?tab=${stage}`),
]

test.each(urls)('%s opens on a device with any accepted records', (url) =>
  opensOnHostileDevices({
    open: (id) => renderMode(GigRoot, { at: url.replace(':id', id), translations }),
    records: storedRecords,
  }),
)
