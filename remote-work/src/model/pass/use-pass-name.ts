import { useTranslation } from '@baithak/platform'
import type { PassPlan } from '@baithak/shared/storage'

/** 'Silver Monthly', in the visitor's language. */
export function usePassName() {
  const { t } = useTranslation('work')
  return ({ type, duration }: Pick<PassPlan, 'type' | 'duration'>) =>
    t('passes.name', {
      type: t(`passes.tier.${type}`),
      duration: t(`passes.duration.${duration}`),
    })
}
