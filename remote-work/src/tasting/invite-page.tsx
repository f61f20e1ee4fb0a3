import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { Button, Canopy, Dock, Screen, useSubmitOnce } from '@baithak/ui'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'
import { answeredNow, answerIn, useTastingAnswer } from '../model/tasting-answer'
import { paths } from '../paths'
import { AnswerNote } from './answer-note'
import { InvitationPaper } from './invitation-paper'
import { sampleInvite } from './sample-invite'
import { TasterRewards } from './taster-rewards'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

/** The member's tasting invite. */
export function InvitePage() {
  useScreenTranslations('work-tasting', texts)
  const { t, i18n } = useTranslation('work-tasting')
  const { t: tWork } = useTranslation('work')
  const { toast } = useHost()
  const navigate = useNavigate()
  const [answer, record] = useTastingAnswer()

  const decline = useSubmitOnce(() => {
    // Another tab may have rated it meanwhile.
    const { ok } = record.write((current) =>
      answerIn(current, new Date()) ? current : answeredNow('declined'),
    )
    if (!ok || record.getState()?.answer === 'rated') return false
    toast({
      title: t('declined.title'),
      description: t('declined.description'),
      action: {
        label: t('undo'),
        onPress: () => record.write((current) => (current?.answer === 'declined' ? null : current)),
      },
    })
    navigate(paths.home.href())
    return true
  })

  return (
    <Screen
      title={tWork('tasting.title')}
      heading="own"
      top={<Canopy mode="work" slim />}
      dock={
        answer !== 'rated' && (
          <Dock aboveNav>
            {!answer && (
              <Button variant="secondary" className="flex-1" onClick={decline}>
                {t('decline')}
              </Button>
            )}
            <Button
              className="flex-[2]"
              onClick={() => navigate(paths.rating.href(), { state: fromInvite })}
            >
              {t('accept')}
            </Button>
          </Dock>
        )
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
