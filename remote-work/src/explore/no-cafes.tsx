import { visibleText } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { Button, EmptyState } from '@baithak/ui'
import empty from '@baithak/ui/art/empty-venues.svg'
import { closestName } from '@baithak/ui/search'
import { useMemo } from 'react'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'

interface NoCafesProps {
  text: string
  onlyFavourites: boolean
  /** The search matches cafés, but no favourite. */
  matchesOnlyOthers: boolean
  onSearchAll(): void
  onChoose(name: string, byKey: boolean): void
}

/** Replaces the empty list: says what leaves it empty, with a way out. */
export function NoCafes({
  text,
  onlyFavourites,
  matchesOnlyOthers,
  onSearchAll,
  onChoose,
}: NoCafesProps) {
  const { t } = useTranslation('work')

  const query = { text: visibleText(text) }
  if (onlyFavourites && !query.text)
    return <EmptyState image={empty} title={t('explore.noneTitle')} text={t('explore.noneText')} />
  if (matchesOnlyOthers)
    return (
      <EmptyState
        image={empty}
        title={t('explore.noneTitle')}
        text={t('explore.noneOfFavourites', query)}
        action={
          <Button variant="secondary" onClick={onSearchAll}>
            {t('explore.searchAll')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      image={empty}
      title={t('explore.noneTitle')}
      text={t('explore.noneText', query)}
      action={<Suggestion text={text} onChoose={onChoose} />}
    />
  )
}

interface SuggestionProps {
  text: string
  onChoose(name: string, byKey: boolean): void
}

/** Offers the name that a search without a match probably meant. */
function Suggestion({ text, onChoose }: SuggestionProps) {
  const { t } = useTranslation('work')
  const cafes = useCafes()
  const labelsOf = useCafeLabels()
  const name = useMemo(
    () =>
      closestName(
        text,
        cafes.map((cafe) => labelsOf(cafe).name),
      ),
    [text, cafes, labelsOf],
  )
  if (!name) return null
  return (
    <Button variant="secondary" onClick={({ detail }) => onChoose(name, detail === 0)}>
      {t('explore.didYouMean', { name })}
    </Button>
  )
}
