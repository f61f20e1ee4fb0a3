import { useTranslation } from '@baithak/platform'
import { SearchField } from '@baithak/shared/ui'
import { useState } from 'react'

/** The search box. Key it by the visit: what is typed stays its own while the address catches up. */
export function VenueSearchField({
  initial,
  onSearch,
}: {
  initial: string
  onSearch: (text: string) => void
}) {
  const { t } = useTranslation('party')
  const [text, setText] = useState(initial)
  return (
    <SearchField
      label={t('venues.search')}
      placeholder={t('venues.search')}
      size="lg"
      className="min-w-0 flex-1 text-ink"
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onSearch(event.target.value)
      }}
    />
  )
}
