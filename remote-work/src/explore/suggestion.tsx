import { useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { closestName } from '@baithak/ui/search'
import { useMemo } from 'react'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'

interface SuggestionProps {
  text: string
  onChoose(name: string, byKey: boolean): void
}

/** Offers the name that a search without a match probably meant. */
export function Suggestion({ text, onChoose }: SuggestionProps) {
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
