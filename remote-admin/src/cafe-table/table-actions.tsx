import { useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { Download, Printer } from 'lucide-react'
import type { AdminCafe } from '../model/admin-cafe'
import type { Figures } from '../model/figures'
import { exportCsv } from './export-csv'

interface TableActionsProps {
  /** Filtered and sorted. */
  cafes: readonly AdminCafe[]
  figures: Figures
  now: Date
}

/** The table as a file, and on paper. */
export function TableActions({ cafes, figures, now }: TableActionsProps) {
  const translation = useTranslation('admin')
  const { t } = translation
  return (
    <>
      <Button
        variant="secondary"
        size="md"
        icon={Download}
        className="max-sm:flex-1"
        aria-disabled={cafes.length === 0}
        onClick={() => exportCsv(translation, cafes, figures, now)}
      >
        {t('export.csv')}
      </Button>
      <Button
        variant="secondary"
        size="md"
        icon={Printer}
        className="max-sm:flex-1"
        onClick={() => window.print()}
      >
        {t('export.print')}
      </Button>
    </>
  )
}
