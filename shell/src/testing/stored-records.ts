import { languageRecord } from '../languages/i18n'
import { knownGoodRecord } from '../modes/known-good'
import { registryRecord } from '../modes/registry-query'
import { onboardingDraft } from '../onboarding/draft'

/** Every record that the shell defines. */
export const storedRecords = () => [
  knownGoodRecord,
  languageRecord,
  onboardingDraft,
  registryRecord,
]
