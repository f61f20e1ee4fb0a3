import { v } from '../schema'

/** An ISO date that a rule counts on: what no Date can be made of is no date. */
export const dateTextSchema = v.pipe(
  v.string(),
  // Date.parse of some browsers makes a day out of 'table 7'.
  v.regex(/^\d{4}-\d\d-\d\d/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)
