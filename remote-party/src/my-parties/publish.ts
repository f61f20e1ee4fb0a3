import { keepAgenda } from '@baithak/domain/agenda'
import type { AppStorage } from '@baithak/storage'
import { myPartiesRecord } from '../model/party-enquiry'
import { adoptPlan, partyItems } from './agenda'

// Not in `agenda.ts`: a module that is imported in both ways costs the first screen a file.
export function publish(storage: AppStorage) {
  const myParties = storage.record(myPartiesRecord)
  adoptPlan(storage)
  return keepAgenda(storage, 'party', [myParties], (published) =>
    partyItems(myParties.getState(), published),
  )
}
