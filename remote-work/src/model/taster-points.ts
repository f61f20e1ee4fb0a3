import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

/** What the member has earned by rating tastings. */
export const tasterPointsRecord: RecordDefinition<number> = {
  key: 'tasterPoints',
  schema: v.pipe(v.number(), v.finite()),
  fallback: 0,
}
