import { byLanguage, inLanguage } from '@baithak/contract'
import { useTranslation } from '@baithak/platform'
import { useMemo, useState } from 'react'
import { Button } from '../button/button'

const texts = byLanguage(
  import.meta.glob<{ more: string }>('./*.json', { eager: true, import: 'default' }),
)

/** Rows that are shown at first, and again with each press. */
const step = 50

/** The first rows of a long list, and the button that shows more of them; null when all are shown. */
export function useShowMore<Row>(rows: readonly Row[]) {
  const { language } = useTranslation().i18n
  const [count, setCount] = useState(step)
  const more = rows.length > count && (
    <Button
      variant="ghost"
      size="md"
      className="mx-auto my-2"
      onClick={() => setCount(count + step)}
    >
      {inLanguage(texts, language).more}
    </Button>
  )
  // The same array as before, for memoized rows.
  const shown = useMemo(() => rows.slice(0, count), [rows, count])
  return { shown, more: more || null }
}
