import { useHost } from '@baithak/platform'
import { memberNameOf } from './member'
import { useRecord } from './use-record'

/** What the member is called, in every mode the same; '' for a guest. */
export function useMemberName(): string {
  const { userData, userName } = useHost().storage
  return memberNameOf(useRecord(userData), useRecord(userName))
}
