import { useTranslation } from '@baithak/platform'
import { Button } from '@baithak/shared/ui'
import { useMemo } from 'react'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { closestName } from './closest-name'

interface SuggestionProps {
  text: string
  onChoose(name: string): void
}

/** Offers the name that a search without a match probably meant. */
export function Suggestion({ text, onChoose }: SuggestionProps) {
  const { t } = useTranslation('work')
  const cafes = useCafes()
  const labelsOf = useCafeLabels()
  const name = useMemo(() => {
    // A member who reads Hindi may type the English name.
    const names = cafes.flatMap((cafe) => [labelsOf(cafe).name, cafe.name])
    return closestName(text, names)
  }, [text, cafes, labelsOf])
  if (!name) return null
  return (
    <Button variant="secondary" onClick={() => onChoose(name)}>
      {t('explore.didYouMean', { name })}
    </Button>
  )
}
