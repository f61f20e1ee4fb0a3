import { useHost, useTranslation } from '@baithak/platform'
import { Button } from '@baithak/shared/ui'
import { Download, Printer } from 'lucide-react'
import type { AdminCafe } from '../model/admin-cafe'
import type { Figures } from '../model/figures'

interface TableActionsProps {
  /** Filtered and sorted. */
  cafes: readonly AdminCafe[]
  figures: Figures
  now: Date
}

/** The table as a file, and on paper. */
export function TableActions({ cafes, figures, now }: TableActionsProps) {
  const { t } = useTranslation('admin')
  const { toast } = useHost()

  async function save() {
    try {
      const { exportCsv } = await import('./export-csv')
      exportCsv(t, cafes, figures, now)
    } catch (cause) {
      reportError(cause)
      toast({ title: t('export.failed'), destructive: true })
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={Download}
        className="max-sm:flex-1"
        aria-disabled={cafes.length === 0}
        onClick={() => void save()}
      >
        {t('export.csv')}
      </Button>
      <Button
        variant="secondary"
        icon={Printer}
        className="max-sm:flex-1"
        onClick={() => window.print()}
      >
        {t('export.print')}
      </Button>
    </>
  )
}
