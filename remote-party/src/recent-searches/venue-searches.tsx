import { useTranslation } from '@baithak/platform'
import { RecentSearches } from '@baithak/ui'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'
import type { ComponentProps } from 'react'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

export type VenueSearchesProps = Omit<ComponentProps<typeof RecentSearches>, 'kind' | 'labels'>

/** The last searches for venues, below the search field. */
export function VenueSearches(props: VenueSearchesProps) {
  useScreenTranslations('party-recent-searches', texts)
  const { t } = useTranslation('party-recent-searches')
  return (
    <RecentSearches
      {...props}
      kind="venues"
      labels={{
        title: t('title'),
        remove: (search) => t('remove', { search }),
        removed: (search) => t('removed', { search }),
        undo: t('undo'),
      }}
    />
  )
}
