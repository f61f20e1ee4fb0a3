// @vitest-environment jsdom
import { opensOnHostileDevices, renderMode } from '@baithak/testing'
import { test } from 'vitest'
import { aboutRecord } from './artist/about'
import GigRoot from './gig-root'
import { applicationDatesRecord, waitingGigRecord } from './model/applications'
import { artistRecord } from './model/artist'
import { appliedGigsRecord, gigAnswersRecord, gigStages } from './model/gig'
import { paths } from './paths'
import { translations } from './testing/render-gig'

const urls = [
  ...Object.values(paths).map(({ path }) => path),
  ...gigStages.map((stage) => `${paths.myGigs.path}?tab=${stage}`),
]

test.each(urls)('%s opens on a device with any accepted records', (url) =>
  opensOnHostileDevices({
    open: (id) => renderMode(GigRoot, { at: url.replace(':id', id), translations }),
    records: () => [
      artistRecord,
      aboutRecord,
      appliedGigsRecord,
      applicationDatesRecord,
      gigAnswersRecord,
      waitingGigRecord,
    ],
  }),
)
