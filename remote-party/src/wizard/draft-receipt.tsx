import { Link, useTranslation } from '@baithak/platform'
import { buttonVariants, SegmentedControl } from '@baithak/ui'
import { packages } from '../model/offers'
import type { PartyDraft } from '../model/party-draft'
import { Receipt } from '../model/receipt'
import { venueOrFirst } from '../model/sample-venues'
import { enquiryFromDraft } from './enquiry-from-draft'
import { GuestStepper } from './guest-stepper'
import { usePartyDraft } from './use-party-draft'
import { stepUrl, wizardSteps } from './wizard-steps'

interface DraftReceiptProps {
  /** What a venue's page would reserve; guests and package are then chosen below the receipt. */
  reservation?: Pick<PartyDraft, 'venueId' | 'timeFrom' | 'timeTo'>
}

/** The receipt of the draft as it is, and the way to change it. */
export function DraftReceipt({ reservation }: DraftReceiptProps) {
  const { draft } = usePartyDraft()
  return (
    <div className="flex min-h-full flex-col justify-center bg-acc-tint p-6">
      <div className="@container mx-auto flex w-full max-w-[440px] flex-col gap-6">
        <Receipt enquiry={enquiryFromDraft({ ...draft, ...reservation }, new Date())} />
        {reservation ? <PartySize venueId={reservation.venueId} /> : <ReachedSteps />}
      </div>
    </div>
  )
}

function PartySize({ venueId }: { venueId: string }) {
  const { t } = useTranslation('party')
  const { draft, change } = usePartyDraft()
  return (
    <>
      <GuestStepper venue={venueOrFirst(venueId)} />
      <SegmentedControl
        label={t('wizard.package')}
        value={draft.package}
        segments={packages.map(({ id }) => ({ value: id, label: t(`offers.packages.${id}.name`) }))}
        onChange={(id) => change({ package: id })}
      />
    </>
  )
}

function ReachedSteps() {
  const { t } = useTranslation('party')
  const { draft } = usePartyDraft()
  return (
    <nav aria-label={t('wizard.title')} className="flex flex-wrap gap-2">
      {wizardSteps
        .filter((step) => step <= draft.reached)
        .map((step) => (
          <Link
            key={step}
            to={stepUrl(step)}
            className={buttonVariants({ variant: 'secondary', size: 'md' })}
          >
            {t(`wizard.steps.${step}`)}
          </Link>
        ))}
    </nav>
  )
}
