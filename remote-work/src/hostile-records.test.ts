// @vitest-environment jsdom
import { opensOnHostileDevices, renderMode } from '@baithak/testing'
import { test } from 'vitest'
import { paths } from './paths'
import { translations } from './testing/render-work'
import { storedRecords } from './testing/stored-records'
import WorkRoot from './work-root'

const urls = [
  ...Object.values(paths).map(({ path }) => path),
  '/map?cafe=:id',
  '/wallet?tab=coupons',
  '/wallet?tab=pastPasses',
]

test.each(urls)('%s renders with any valid stored records', (url) =>
  opensOnHostileDevices({
    open: (id) => renderMode(WorkRoot, { at: url.replace(':id', id), translations }),
    records: storedRecords,
  }),
)
