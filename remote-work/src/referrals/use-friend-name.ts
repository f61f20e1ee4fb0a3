import { useTranslation } from '@baithak/platform'

/** Sample friends also write reviews, where their names are translated. */
const samples = { 'Kabir Anand': 'kabir', 'Meher Irani': 'meher', 'Dev Pillai': 'dev' } as const

/** Returns a friend's name: translated for samples, as stored for others. */
export function useFriendName() {
  const { t } = useTranslation('work')
  return (name: string) =>
    Object.hasOwn(samples, name)
      ? t(`cafe.review.${samples[name as keyof typeof samples]}.user`)
      : name
}
