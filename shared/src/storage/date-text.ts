import * as v from 'valibot'

/** An ISO date that a rule counts on: what no Date can be made of is no date. */
export const dateTextSchema = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)
