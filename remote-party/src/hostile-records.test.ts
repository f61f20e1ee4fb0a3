// @vitest-environment jsdom
import { opensOnHostileDevices, renderMode } from '@baithak/testing'
import { test } from 'vitest'
import { chatRecord } from './chat/chat-message'
import PartyRoot from './party-root'
import { paths } from './paths'
import { venueOrFirst } from './samples/sample-venues'
import { translations } from './testing/render-party'
import { storedRecords } from './testing/stored-records'

const urls = [
  ...Object.values(paths).map(({ path }) => path),
  ...[2, 3, 4, 5].map((step) => `${paths.create.path}?step=${step}`),
  `${paths.manage.path}?enquiry=:id`,
  `${paths.chat.path}?enquiry=:id`,
  `${paths.invitation.path}?enquiry=:id`,
]

test.each(urls)('%s opens on a device with any accepted records', (url) =>
  opensOnHostileDevices({
    open: (id) => renderMode(PartyRoot, { at: url.replace(/:\w+$/, id), translations }),
    records: (id) => [...storedRecords(id), chatRecord(venueOrFirst('').id)],
  }),
)
