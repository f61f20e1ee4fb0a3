import type { HostileRecords } from '@baithak/testing'
import { stampDaysRecord } from '../cafe-hopping/hopping'
import { chatRecord, unsentMessageRecord } from '../chat/chat-message'
import { givenAnswerRecord, guestListRecord } from '../invitation/guest'
import { cardTitleRecord } from '../invitation/invitation-card'
import { occasionRecord } from '../invitation/occasion-picker'
import { partyDraftRecord } from '../model/party-draft'
import { myPartiesRecord } from '../model/party-enquiry'
import { payeeRecord } from '../my-parties/cost-shares'

/** Every record that this mode defines. */
export const storedRecords: HostileRecords = (id) => [
  [myPartiesRecord, { id }],
  cardTitleRecord(id),
  chatRecord(id),
  givenAnswerRecord(id),
  guestListRecord(id),
  occasionRecord(id),
  partyDraftRecord,
  payeeRecord,
  stampDaysRecord(id),
  unsentMessageRecord(id),
]
