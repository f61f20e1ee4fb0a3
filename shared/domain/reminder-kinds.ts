import { byLanguage } from '@baithak/contract'

interface ReminderKind {
  name: string
  text: string
}

/** What members can be reminded of, by kind in each language, as Settings lists it. */
export const reminderKinds = byLanguage(
  import.meta.glob<Readonly<Record<string, ReminderKind>>>('./reminder-kinds/*.json', {
    eager: true,
    import: 'default',
  }),
)
