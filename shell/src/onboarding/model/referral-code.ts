import { parseReferralCode } from '@baithak/domain'
import type { OnboardingDraft } from './onboarding-draft'

/** The friend's code of the link (section 7), else that of an earlier visit. */
export const referralCodeOf = (
  { referralCode }: Pick<OnboardingDraft, 'referralCode'>,
  search: string,
): string | undefined =>
  parseReferralCode(new URLSearchParams(search).get('ref')) ?? parseReferralCode(referralCode)
