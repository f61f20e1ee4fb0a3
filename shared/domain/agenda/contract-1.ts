import type { AgendaItem } from '@baithak/contract'
import { byLanguageSchema } from '@baithak/contract'
import { type AppStorage, type RecordDefinition, transact } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { shownReminders } from './shown-reminders'

// Modes of contract 1 have no agenda: they plan reminders by kind. This file goes when no shell runs them any more.

const texts = byLanguageSchema(v.string())
const planSchema = v.object({
  planned: v.array(
    v.object({
      id: v.string(),
      from: v.string(),
      until: v.string(),
      title: texts,
      text: texts,
      url: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
    }),
  ),
  shown: v.array(v.string()),
})
type Plan = v.InferOutput<typeof planSchema>

export const plannedReminders: RecordDefinition<Record<string, Plan>> = {
  key: 'draft:planned-reminders',
  schema: v.record(v.string(), planSchema),
  fallback: {},
  isSilent: true,
}

/** The planned reminders as items, without those that were shown. */
export const itemsOfPlans = (plans: Readonly<Record<string, Plan>>): AgendaItem[] =>
  Object.entries(plans).flatMap(([kind, { planned, shown }]) =>
    planned
      .filter(({ id }) => !shown.includes(id))
      .map(({ id, from, until, title, text, url }) => ({
        id,
        title,
        end: until,
        link: url,
        reminder: { kind, from, until, title, text },
      })),
  )

/** Removes the plan of a kind whose mode publishes it now. What was shown stays shown. */
export function removePlan(storage: Pick<AppStorage, 'record'>, kind: string) {
  const records = [storage.record(plannedReminders), storage.record(shownReminders)] as const
  transact([...records], ([plans, shown]) => {
    const { [kind]: plan, ...others } = plans
    return plan ? [others, [...new Set([...shown, ...plan.shown])]] : [plans, shown]
  })
}
