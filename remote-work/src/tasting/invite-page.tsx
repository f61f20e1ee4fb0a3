import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { Button, Canopy, Dock, Screen, useSubmitOnce } from '@baithak/ui'
import { CircleCheck, CircleX } from 'lucide-react'
import rosette from '../model/rosette.svg'
import { answeredNow, answerIn, type TastingAnswer, useTastingAnswer } from '../model/tasting'
import { paths } from '../paths'
import { sampleInvite, tastingPoints } from './feedback'
import { InvitationPaper } from './invitation-paper'

/** The member's tasting invite. */
export function InvitePage() {
  const { t, i18n } = useTranslation('work')

  const { toast } = useHost()
  const navigate = useNavigate()
  const [answer, record] = useTastingAnswer()

  const [decline, isDeclined] = useSubmitOnce(() => {
    // Another tab may have rated it meanwhile.
    const { ok } = record.write((current) =>
      answerIn(current, new Date()) ? current : answeredNow('declined'),
    )
    if (!ok || record.getState()?.answer === 'rated') return false
    toast({
      title: t('tasting.declined.title'),
      description: t('tasting.declined.description'),
      action: {
        label: t('tasting.undo'),
        onPress: () => record.write((current) => (current?.answer === 'declined' ? null : current)),
      },
    })
    navigate(paths.home.href())
    return true
  })

  return (
    <Screen
      title={t('invite.title')}
      heading="own"
      top={<Canopy mode="work" slim />}
      dock={
        <Dock aboveNav>
          {!answer && (
            <Button variant="secondary" className="flex-1" disabled={isDeclined} onClick={decline}>
              {t('tasting.decline')}
            </Button>
          )}
          {answer === 'rated' ? (
            <Button
              variant="secondary"
              className="flex-1"
              onClick={() => navigate(paths.profile.href())}
            >
              {t('tasting.seeBadge')}
            </Button>
          ) : (
            <Button
              className="flex-[2]"
              onClick={() => navigate(paths.rating.href(), { state: fromInvite })}
            >
              {t('tasting.accept')}
            </Button>
          )}
        </Dock>
      }
    >
      <div className="flex flex-col gap-5 px-5 pt-4">
        {answer && <AnswerNote answer={answer} />}
        <InvitationPaper invite={sampleInvite(new Date(), i18n.language)} />
        <TasterRewards />
      </div>
    </Screen>
  )
}

/** Navigation state: one step back in the history is this page. */
const fromInvite = { from: 'invite' } as const

const icons = { rated: CircleCheck, declined: CircleX }

/** What the member has answered to the invite. */
function AnswerNote({ answer }: { answer: TastingAnswer }) {
  const { t } = useTranslation('work')
  const Icon = icons[answer]
  return (
    <p className="flex gap-3 rounded-panel bg-malai px-4 py-3.5 text-body-2">
      <Icon size={20} strokeWidth={1.75} className="mt-px shrink-0 text-acc" />
      <span className="min-w-0">{t(`tasting.answered.${answer}`)}</span>
    </p>
  )
}

function TasterRewards() {
  const { t } = useTranslation('work')
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div aria-hidden className="relative grid size-15 shrink-0 place-items-center text-[#ffe9b8]">
        <img src={rosette} alt="" className="absolute inset-0 size-full" />
        <p className="relative text-center">
          <span className="block font-display text-[1.125rem] leading-5">{tastingPoints}</span>
          <span className="block text-[0.6875rem] leading-3 font-heading">
            {t('tasting.points')}
          </span>
        </p>
      </div>
      <div className="min-w-24 flex-1">
        <h2 className="text-h3">{t('tasting.rewards')}</h2>
        <p className="text-meta text-ink-2">{t('tasting.rewardsText')}</p>
      </div>
    </section>
  )
}
