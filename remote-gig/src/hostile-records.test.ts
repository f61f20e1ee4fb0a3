// @vitest-environment jsdom
import { opensOnHostileDevices, renderMode } from '@baithak/shared/testing'
import { test } from 'vitest'
import GigRoot from './gig-root'
import en from './locales/en.json'
import hi from './locales/hi.json'
import { gigStages } from './model/gig-stage'
import { paths } from './paths'

const translations = { namespace: 'gig', en, hi }
const urls = [
  ...Object.values(paths).map(({ path }) => path),
  ...gigStages.map((stage) => `${paths.myGigs.path}?tab=${stage}`),
]

test.each(urls)('%s opens on a device with any accepted records', (url) =>
  opensOnHostileDevices({
    open: (id) => renderMode(GigRoot, { at: url.replace(':id', id), translations }),
  }),
)
