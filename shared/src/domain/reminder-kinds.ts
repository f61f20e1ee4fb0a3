import type { ByLanguage } from '../languages'

interface ReminderKind {
  kind: string
  name: ByLanguage
  text: ByLanguage
}

/** What members can be reminded of, as Settings lists it. */
export const reminderKinds: readonly ReminderKind[] = [
  {
    kind: 'pass',
    name: { en: 'Pass ending', hi: 'पास ख़त्म होने से पहले' },
    text: { en: 'Two days before, in the morning.', hi: 'दो दिन पहले, सुबह।' },
  },
  {
    kind: 'gig',
    name: { en: 'Gig tomorrow', hi: 'कल महफ़िल है' },
    text: {
      en: 'In the morning of the day before each confirmed gig.',
      hi: 'हर पक्की महफ़िल से एक दिन पहले, सुबह।',
    },
  },
  {
    kind: 'party',
    name: { en: 'Party confirmed', hi: 'पार्टी की पुष्टि' },
    text: {
      en: 'When a venue confirms while Baithak is in the background.',
      hi: 'जगह की पुष्टि हो और बैठक सामने न खुली हो, तब।',
    },
  },
]
