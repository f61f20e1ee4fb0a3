import { addDays, startOfWeek } from '@baithak/domain/indian-time'
import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { ActionBar, Button, ButtonLink, Canopy, Notice, Screen, useSubmitOnce } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { Calendar, CircleCheck, CircleX } from 'lucide-react'
import { CafeImage } from '../components/cafe-parts'
import rosette from '../components/rosette.svg'
import { answeredNow, answerIn, tastingPoints, useTastingAnswer } from '../model/tasting'
import { useSampleCafeName } from '../model/use-cafes'
import { paths } from '../paths'
import { sampleInvite } from '../samples/member'

/** The member's tasting invite. */
export function InvitePage() {
  const { t } = useTranslation()
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
      ...t('tasting.declined', { returnObjects: true }),
      action: {
        label: t('tasting.undo'),
        onPress: () => record.write((current) => (current?.answer === 'declined' ? null : current)),
      },
    })
    navigate(paths.home.href())
    return true
  })

  const AnswerIcon = answer === 'rated' ? CircleCheck : CircleX
  return (
    <Screen
      title={t('invite.title')}
      top={<Canopy mode="work" slim />}
      actionBar={
        <ActionBar aboveNav>
          {!answer && (
            <Button variant="secondary" className="flex-1" disabled={isDeclined} onClick={decline}>
              {t('tasting.decline')}
            </Button>
          )}
          {answer === 'rated' ? (
            <ButtonLink to={paths.profile.href()} variant="secondary" className="flex-1">
              {t('tasting.seeBadge')}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.rating.href()} className="flex-[2]">
              {t('tasting.accept')}
            </ButtonLink>
          )}
        </ActionBar>
      }
    >
      <div className="flex flex-col gap-5 px-5 pt-4">
        {answer && (
          <Notice variant="neutral" icon={AnswerIcon}>
            {t(`tasting.answered.${answer}`)}
          </Notice>
        )}
        <InvitationPaper />
        <TasterRewards />
      </div>
    </Screen>
  )
}

/** The invite on paper with a double brass rule. */
function InvitationPaper() {
  const { t, i18n } = useTranslation()
  // It is answered by Sunday: the next one comes on Monday.
  const sunday = addDays(startOfWeek(new Date()), 6)
  return (
    <article className="rounded-board border border-brass/60 paper p-1 shadow-sh1">
      <div className="flex flex-col items-center rounded-badge border border-brass/50 px-4 pt-2.5 pb-5 text-center short:flex-row short:gap-6 short:py-2.5 short:text-left">
        <div className="w-full max-w-56 short:w-44 short:shrink-0 rounded-t-[112px] rounded-b-control border-2 border-brass p-1">
          <CafeImage
            image={sampleInvite.image}
            alt={t('tasting.invite.imageDescription')}
            eager
            className="aspect-[215/216] w-full rounded-t-[106px] rounded-b-board"
          />
        </div>
        <div>
          <p className="pt-4 text-body-2 font-label text-brass-text short:pt-0">
            {useSampleCafeName(sampleInvite.cafe)}
          </p>
          <h1 className="pt-0.5 font-display text-display-2">{t('invite.item')}</h1>
          <p className="pt-2 text-body-2 text-pretty text-ink-2">
            {t('tasting.invite.description')}
          </p>
          <p className="inline-flex items-center gap-2 pt-3.5 text-body-2 font-label tabular">
            <Calendar size={18} />
            <span className="sr-only">{t('tasting.by')}</span>
            <span>{formatDate(sunday, i18n.language)}</span>
          </p>
        </div>
      </div>
    </article>
  )
}

function TasterRewards() {
  const { t } = useTranslation()
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
