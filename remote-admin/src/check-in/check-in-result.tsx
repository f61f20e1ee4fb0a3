import { useTranslation } from '@baithak/platform'
import { Button, cn } from '@baithak/ui'
import { Undo2 } from 'lucide-react'
import { outcomeOf, outcomes, ResultText, type ShownResult } from './result-text'

interface CheckInResultProps {
  result: ShownResult
  /** Takes an accepted check-in back. */
  onUndo: () => void
}

/** The result of the last code: accepted or the reason for its refusal, the member and the pass. */
export function CheckInResult({ result, onUndo }: CheckInResultProps) {
  const { t } = useTranslation()
  const outcome = outcomeOf(result)
  return (
    <div
      className={cn(
        'animate-fade rounded-panel border border-current bg-milk px-4 py-5 sm:px-6',
        outcomes[outcome].panel,
      )}
    >
      <ResultText result={result} />
      {outcome === 'accepted' && (
        <Button size="md" variant="secondary" icon={Undo2} className="mt-3" onClick={onUndo}>
          {t('checkIn.undo')}
        </Button>
      )}
    </div>
  )
}
