import { opensOnHostileDevices, renderMode } from '@baithak/shared/testing'
import { test } from 'vitest'
import en from './locales/en.json'
import hi from './locales/hi.json'
import { paths } from './paths'
import { feedbackSchema } from './tasting/feedback'
import WorkRoot from './work-root'

const translations = { namespace: 'work', en, hi }
const addresses = [
  ...Object.values(paths).map(({ path }) => path),
  '/map?cafe=:id',
  '/wallet?tab=coupons',
  '/wallet?tab=pastPasses',
]

test.each(addresses)('%s opens on a device with any accepted records', (address) =>
  opensOnHostileDevices({
    open: (id) => renderMode(WorkRoot, { at: address.replace(':id', id), translations }),
    drafts: () => ({ 'tasting-feedback': feedbackSchema }),
  }),
)
