import { idSchema } from '@baithak/domain'
import { v } from '@baithak/storage/schema'

/** A merged value, how many items the copy has added and changed, and of how many what is here was newer. */
export interface Merged<T = unknown> {
  value: T
  added: number
  changed: number
  kept: number
}

/** Merges what is here and the copy's. */
export type Merge<T> = (here: T, copy: T) => Merged<T>

interface ListRules<T> {
  identity(item: T): unknown
  /** Whether an item is in a later state than the same item in another list; else what is here stays. */
  isFurther?(item: T, than: T): boolean
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** All items of both: first those that are here. */
export const union =
  <T>({ identity, isFurther = () => false }: ListRules<T>): Merge<T[]> =>
  (here, copy) => {
    const copied = new Map(copy.map((item) => [identity(item), item]))
    let changed = 0
    let kept = 0
    const value = here.map((item) => {
      const other = copied.get(identity(item))
      copied.delete(identity(item))
      if (other === undefined || isEqual(item, other)) return item
      if (!isFurther(other, item)) {
        kept += 1
        return item
      }
      changed += 1
      return other
    })
    return { value: [...value, ...copied.values()], added: copied.size, changed, kept }
  }

// Of other modes' records, what merging needs; their own definitions validate the rest when they are read.
const partyStates = ['Enquiry Sent', 'Confirmed - Pay Now', 'Paid & Booked', 'Cancelled']
export const partiesSchema = v.array(v.object({ id: v.string(), status: v.picklist(partyStates) }))

export const mergeParties = union<v.InferOutput<typeof partiesSchema>[number]>({
  identity: ({ id }) => id,
  isFurther: (item, than) => partyStates.indexOf(item.status) > partyStates.indexOf(than.status),
})

const stages = ['Applied', 'Shortlisted', 'Confirmed', 'Completed'] as const
const gigsSchema = v.nullish(v.array(v.object({ id: idSchema })), [])
export const appliedGigsSchema = v.object({
  Applied: gigsSchema,
  Shortlisted: gigsSchema,
  Confirmed: gigsSchema,
  Completed: gigsSchema,
})
type AppliedGigs = v.InferOutput<typeof appliedGigsSchema>

export const artistSchema = v.object({
  name: v.nullish(v.string(), ''),
  premium_pass: v.nullish(v.boolean(), false),
  verified_performer: v.nullish(v.boolean(), false),
  applied_gigs_count: v.nullish(v.number(), 0),
  last_applied_week: v.nullish(v.string(), ''),
})
type Artist = v.InferOutput<typeof artistSchema>

/** Each gig is in one list: the furthest of both. */
export function mergeGigs(here: AppliedGigs, copy: AppliedGigs): Merged<AppliedGigs> {
  type Staged = { stage: number; gig: AppliedGigs['Applied'][number] }
  const staged = (gigs: AppliedGigs) =>
    stages.flatMap((name, stage) => gigs[name].map((gig): Staged => ({ stage, gig })))
  const merged = union<Staged>({
    identity: ({ gig }) => String(gig.id),
    isFurther: (item, than) => item.stage > than.stage,
  })(staged(here), staged(copy))
  const lists = stages.map((name, stage) => [
    name,
    merged.value.filter((each) => each.stage === stage).map(({ gig }) => gig),
  ])
  return { ...merged, value: { ...copy, ...here, ...Object.fromEntries(lists) } }
}

export function mergeArtists(here: Artist, copy: Artist): Merged<Artist> {
  const isLater = copy.last_applied_week > here.last_applied_week
  const isSameWeek = copy.last_applied_week === here.last_applied_week
  const value: Artist = {
    ...copy,
    ...here,
    name: here.name || copy.name,
    premium_pass: here.premium_pass || copy.premium_pass,
    verified_performer: here.verified_performer || copy.verified_performer,
    last_applied_week: isLater ? copy.last_applied_week : here.last_applied_week,
    applied_gigs_count: isSameWeek
      ? Math.max(here.applied_gigs_count, copy.applied_gigs_count)
      : (isLater ? copy : here).applied_gigs_count,
  }
  return scalar(here, copy, value)
}

/** One value, which is either of the two or made of both. */
export const scalar = <T>(here: T, copy: T, value: T): Merged<T> => ({
  value,
  added: 0,
  changed: Number(!isEqual(value, here)),
  kept: Number(isEqual(value, here) && !isEqual(value, copy)),
})

/** Lists whose items this version does not know: by id, else by all of their content. */
export const mergeUnknown = union<unknown>({
  identity: (item) =>
    typeof item === 'object' && item !== null && 'id' in item ? item.id : JSON.stringify(item),
})
