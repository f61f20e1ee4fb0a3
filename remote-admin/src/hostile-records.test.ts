// @vitest-environment jsdom
import { opensOnHostileDevices, renderMode } from '@baithak/testing'
import { test } from 'vitest'
import AdminRoot from './admin-root'
import { paths } from './paths'
import { translations } from './testing/render-admin'
import { storedRecords } from './testing/stored-records'

test.each(Object.values(paths).map(({ path }) => path))(
  '%s renders with any valid stored records',
  (url) =>
    opensOnHostileDevices({
      open: (id) => renderMode(AdminRoot, { at: url.replace(':id', id), translations }),
      records: storedRecords,
    }),
)
