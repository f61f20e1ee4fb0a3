import { visibleText } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { Button, EmptyState } from '@baithak/ui'
import empty from '@baithak/ui/art/empty-venues.svg'
import { favouritesFilterId } from './cafe-row'

interface NoCafesProps {
  text: string
  onlyFavourites: boolean
  onClear(): void
}

/** Replaces the empty list: says what leaves it empty, with a way out. */
export function NoCafes({ text, onlyFavourites, onClear }: NoCafesProps) {
  const { t } = useTranslation('work')
  const query = { text: visibleText(text) }
  const hasNoFavourites = onlyFavourites && !query.text
  const explanation = onlyFavourites ? 'noneOfFavourites' : 'noneText'
  return (
    <EmptyState
      image={empty}
      title={t(hasNoFavourites ? 'explore.noFavouritesTitle' : 'explore.noneTitle')}
      text={hasNoFavourites ? t('explore.noFavouritesText') : t(`explore.${explanation}`, query)}
      action={
        <Button
          variant="secondary"
          onClick={() => {
            // The pressed button disappears with the empty list.
            document.getElementById(favouritesFilterId)?.focus()
            onClear()
          }}
        >
          {t('explore.clear')}
        </Button>
      }
    />
  )
}
