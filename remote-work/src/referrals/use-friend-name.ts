import { useTranslation } from '@baithak/platform'

/** The friends of the samples also write reviews, and are called the same there. */
const samples = { 'Kabir Anand': 'kabir', 'Meher Irani': 'meher', 'Dev Pillai': 'dev' } as const

/** What a friend is called in the visitor's language; whoever is no sample keeps the name as written. */
export function useFriendName() {
  const { t } = useTranslation('work')
  return (name: string) =>
    Object.hasOwn(samples, name)
      ? t(`cafe.review.${samples[name as keyof typeof samples]}.user`)
      : name
}
