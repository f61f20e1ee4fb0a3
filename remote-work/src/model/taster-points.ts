import { v } from '@baithak/shared/schema'
import type { RecordDefinition } from '@baithak/shared/storage'

/** What the member has earned by rating tastings. */
export const tasterPointsRecord: RecordDefinition<number> = {
  key: 'tasterPoints',
  schema: v.pipe(v.number(), v.finite()),
  fallback: 0,
}
