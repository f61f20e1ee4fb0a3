import { v } from '@baithak/shared/schema'
import { opensOnHostileDevices, renderMode } from '@baithak/shared/testing'
import { test } from 'vitest'
import { chatRecord } from './chat/chat-message'
import { partyDraftRecord } from './enquiries/party-draft'
import en from './locales/en.json'
import hi from './locales/hi.json'
import PartyRoot from './party-root'
import { paths } from './paths'
import { venueOrFirst } from './venues/sample-venues'

const translations = { namespace: 'party', en, hi }
const addresses = [
  ...Object.values(paths).map(({ path }) => path),
  ...[2, 3, 4, 5].map((step) => `${paths.create.path}?step=${step}`),
  `${paths.manage.path}?enquiry=:id`,
  `${paths.chat.path}?enquiry=:id`,
]
const { schema: chatSchema } = chatRecord('')
const drafts = (id: string) => ({
  party: partyDraftRecord.schema,
  [`chat:${venueOrFirst('').id}`]: chatSchema,
  [`chat:${id}`]: chatSchema,
  [`unsent:${id}`]: v.string(),
})

test.each(addresses)('%s opens on a device with any accepted records', (address) =>
  opensOnHostileDevices({
    open: (id) => renderMode(PartyRoot, { at: address.replace(/:\w+$/, id), translations }),
    drafts,
  }),
)
