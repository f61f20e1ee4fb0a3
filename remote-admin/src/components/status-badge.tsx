import { useTranslation } from '@baithak/platform'
import { Badge } from '@baithak/ui'
import { Check, Hourglass } from 'lucide-react'
import type { CafeStatus } from '../model/admin-cafe'

/** Whether members see the café. */
export function StatusBadge({ status }: { status: CafeStatus }) {
  const { t } = useTranslation()
  return status === 'Active' ? (
    <Badge variant="ok" icon={Check}>
      {t('status.Active')}
    </Badge>
  ) : (
    <Badge variant="warn" icon={Hourglass}>
      {t('status.Pending')}
    </Badge>
  )
}
