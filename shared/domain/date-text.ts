import { v } from '@baithak/storage/schema'
import { instantOf, isValid } from './indian-time'

/** An ISO date that rules calculate with. */
export const dateTextSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-/),
  v.check((text) => isValid(instantOf(text))),
)
