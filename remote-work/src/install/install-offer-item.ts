import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

/** `due` from the first purchase of a pass until it is shown, which is once. */
type InstallOfferStatus = 'none' | 'due' | 'shown'

export const installOfferItem: RecordDefinition<InstallOfferStatus> = {
  key: 'draft:install-offer',
  schema: v.picklist(['none', 'due', 'shown']),
  fallback: 'none',
  isSilent: true,
}
