import { useTranslation } from '@baithak/platform'
import { Button, cn, IconButton } from '@baithak/ui'
import { Download, Ellipsis, Printer } from 'lucide-react'
import { useState } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import type { Figures } from '../model/figures'
import { exportCsv } from './export-csv'

interface TableActionsProps {
  /** Filtered and sorted. */
  cafes: readonly AdminCafe[]
  figures: Figures
  now: Date
}

/** The table as a file, and on paper; on a phone behind one button. */
export function TableActions({ cafes, figures, now }: TableActionsProps) {
  const translation = useTranslation('admin')
  const { t } = translation
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label={t('export.more')}
        aria-expanded={isOpen}
        className="sm:hidden"
        onClick={() => setOpen(!isOpen)}
      />
      <div className={cn('flex flex-wrap gap-3 max-sm:w-full', !isOpen && 'max-sm:hidden')}>
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
      </div>
    </>
  )
}
