import { useTranslation } from '@baithak/platform'
import { Notice } from '@baithak/ui'
import { Crown } from 'lucide-react'
import { type Cafe, findCafe } from '../model/cafe'
import { isGoldVisitUsed } from '../model/own-check-in'
import { useCafes } from '../model/use-cafes'
import { useCheckIns } from '../model/use-check-ins'
import { usePassStatus } from '../model/use-pass-status'

/** Tells the holder of a Silver pass whether this month's Gold café is still free. */
export function GoldVisit({ cafe }: { cafe: Cafe }) {
  const { t } = useTranslation()
  const status = usePassStatus()
  const cafes = useCafes()
  const checkIns = useCheckIns()
  if (status.state !== 'active' || status.plan.type !== 'Silver' || cafe.passType !== 'Gold')
    return null
  const isUsed = isGoldVisitUsed(checkIns, (id) => findCafe(id, cafes)?.passType, new Date())
  return (
    <Notice variant="brass" icon={Crown} className="mt-4">
      {t(`cafe.goldVisit.${isUsed ? 'used' : 'free'}`)}
    </Notice>
  )
}
