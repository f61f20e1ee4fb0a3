import { aboutRecord } from '../artist/about'
import { applicationDatesRecord, waitingGigRecord } from '../model/applications'
import { artistRecord } from '../model/artist'
import { appliedGigsRecord, gigAnswersRecord } from '../model/gig'

/** Every record that this mode defines. */
export const storedRecords = () => [
  aboutRecord,
  applicationDatesRecord,
  appliedGigsRecord,
  artistRecord,
  gigAnswersRecord,
  waitingGigRecord,
]
