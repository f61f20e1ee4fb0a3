import type { PassPlan } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'

/** Returns a translated name such as 'Silver Monthly'. */
export function usePassName() {
  const { t } = useTranslation('work')
  return ({ type, duration }: Pick<PassPlan, 'type' | 'duration'>) =>
    t('passes.name', {
      type: t(`passes.tier.${type}`),
      duration: t(`passes.duration.${duration}`),
    })
}
