import { partnerRole, userDataRecord } from '@baithak/domain'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'

/** The entry path of Admin mode; it asks partners to sign in. */
export const partnerDashboard = '/admin/login'

/** Whether the member joined as a café partner. Anybody may open the dashboard (section 6); only partners need a link. */
export const useIsPartner = (): boolean =>
  useRecord(useHost().storage.record(userDataRecord)).role === partnerRole
