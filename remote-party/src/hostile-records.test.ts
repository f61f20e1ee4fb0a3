// @vitest-environment jsdom
import { opensOnHostileDevices, renderMode } from '@baithak/testing'
import { test } from 'vitest'
import { chatRecord, unsentMessageRecord } from './chat/chat-message'
import { guestListRecord } from './invitation/guest'
import { cardTitleRecord } from './invitation/invitation-card'
import { partyDraftRecord } from './model/party-draft'
import { myPartiesRecord } from './model/party-enquiry'
import PartyRoot from './party-root'
import { paths } from './paths'
import { venueOrFirst } from './samples/sample-venues'
import { translations } from './testing/render-party'

const urls = [
  ...Object.values(paths).map(({ path }) => path),
  ...[2, 3, 4, 5].map((step) => `${paths.create.path}?step=${step}`),
  `${paths.manage.path}?enquiry=:id`,
  `${paths.chat.path}?enquiry=:id`,
  `${paths.invitation.path}?enquiry=:id`,
]
const records: Parameters<typeof opensOnHostileDevices>[0]['records'] = (id) => [
  [myPartiesRecord, { id }],
  partyDraftRecord,
  chatRecord(venueOrFirst('').id),
  chatRecord(id),
  unsentMessageRecord(id),
  guestListRecord(id),
  cardTitleRecord(id),
]

test.each(urls)('%s opens on a device with any accepted records', (url) =>
  opensOnHostileDevices({
    open: (id) => renderMode(PartyRoot, { at: url.replace(/:\w+$/, id), translations }),
    records,
  }),
)
