import {
  Navigate,
  useHost,
  useIsLeft,
  useLocation,
  useNavigate,
  useTranslation,
} from '@baithak/platform'
import { v } from '@baithak/storage/schema'
import { AppBar, Button, Dock, Screen, StarRating, TextArea, useSubmitOnce } from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { useEffectEvent, useLayoutEffect } from 'react'
import { CafeImage } from '../model/cafe/cafe-parts'
import { useSampleCafeName } from '../model/cafe/use-cafe-labels'
import { PictureRow } from '../model/picture-row'
import { paths } from '../paths'
import { questions, sampleInvite, useFeedbackForm } from './feedback'

const maxCommentLength = 5000

/** How long the thanks are shown before the home screen opens (section 9). */
const thanksMs = 2000

const fromInviteSchema = v.object({ from: v.literal('invite') })

/** Rate Your Experience: three ratings and an optional comment. */
export function RatingPage() {
  const { t } = useTranslation('work')
  const { toast, navigation } = useHost()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { feedback, missing, sent, ratedBefore, change, send } = useFeedbackForm()

  const isLeft = useIsLeft()
  const leave = useEffectEvent(() => {
    if (!isLeft()) navigate(paths.home.href(), { replace: true })
  })
  // A layout effect is cleaned up when Suspense hides this screen; other effects keep running.
  useLayoutEffect(() => {
    if (!sent) return
    const timer = setTimeout(leave, thanksMs)
    return () => clearTimeout(timer)
  }, [sent])

  function back() {
    if (v.is(fromInviteSchema, state)) navigation.go(-1)
    else navigate(paths.invite.href(), { replace: true })
  }

  const [submit] = useSubmitOnce(() => {
    const outcome = send()
    if (outcome === 'sent')
      toast({
        title: t('tasting.submitted.title'),
        description: t('tasting.submitted.description'),
      })
    if (outcome === 'incomplete')
      toast({
        title: t('tasting.incomplete.title'),
        description: t('tasting.incomplete.description'),
        destructive: true,
      })
    return outcome === 'sent'
  })

  if (ratedBefore) return <Navigate to={paths.invite.href()} replace />
  return (
    <Screen
      title={t('tasting.rate')}
      heading="own"
      top={<AppBar title={t('tasting.rate')} backLabel={t('passes.back')} onBack={back} />}
      dock={
        <Dock>
          <Button className="flex-1" busy={sent} onClick={submit}>
            {t('tasting.submit')}
          </Button>
        </Dock>
      }
    >
      <form className="px-5" onSubmit={(event) => event.preventDefault()}>
        <TastedItem />
        {questions.map((question) => (
          <StarRating
            key={question}
            className="pt-5"
            label={t(`tasting.question.${question}`)}
            starLabel={(count) => t('tasting.stars', { count })}
            value={feedback[question]}
            onChange={(value) => change({ [question]: value })}
            {...(missing.includes(question) && { error: t('tasting.missing') })}
          />
        ))}
        <TextArea
          className="mt-6"
          rows={4}
          label={t('tasting.comments')}
          value={feedback.comments}
          maxLength={maxCommentLength}
          full={t('tasting.commentsFull', { limit: formatCount(maxCommentLength) })}
          onChange={(event) => change({ comments: event.target.value })}
        />
      </form>
    </Screen>
  )
}

/** The item that is rated. */
function TastedItem() {
  const { t, i18n } = useTranslation('work')
  const { image, cafe } = sampleInvite(new Date(), i18n.language)
  return (
    <div className="border-b border-rule pb-2">
      <PictureRow
        picture={<CafeImage image={image} className="size-16 shrink-0 rounded-chip" />}
        title={<p className="text-h3">{t('invite.item')}</p>}
        lines={[useSampleCafeName(cafe)]}
      />
    </div>
  )
}
