import { Navigate, useIsLeft, useNavigate, useTranslation } from '@baithak/platform'
import { ActionBar, Button, DetailScreen, StarRating, TextArea } from '@baithak/ui'
import { useEffectEvent, useLayoutEffect } from 'react'
import { CafeImage } from '../components/cafe-parts'
import { PictureRow } from '../components/picture-row'
import { useSampleCafeName } from '../model/use-cafes'
import { paths } from '../paths'
import { questions, sampleInvite, useFeedbackForm } from './feedback'

/** How long the thanks are shown before the home screen opens (section 9). */
const thanksMs = 2000

/** Rate Your Experience: three ratings and an optional comment. */
export function RatingPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { feedback, missing, isSent, isRatedBefore, change, submit } = useFeedbackForm()

  const isLeft = useIsLeft()
  const leave = useEffectEvent(() => {
    if (!isLeft()) navigate(paths.home.href(), { replace: true })
  })
  // A layout effect is cleaned up when Suspense hides this screen; other effects keep running.
  useLayoutEffect(() => {
    if (!isSent) return
    const timer = setTimeout(leave, thanksMs)
    return () => clearTimeout(timer)
  }, [isSent])

  if (isRatedBefore) return <Navigate to={paths.invite.href()} replace />
  return (
    <DetailScreen
      title={t('tasting.rate')}
      fallback={paths.invite.href()}
      actionBar={
        <ActionBar>
          <Button className="flex-1" loading={isSent} onClick={submit}>
            {t('tasting.submit')}
          </Button>
        </ActionBar>
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
            onValueChange={(value) => change({ [question]: value })}
            {...(missing.includes(question) && { error: t('tasting.missing') })}
          />
        ))}
        <TextArea
          className="mt-6"
          rows={4}
          label={t('tasting.comments')}
          value={feedback.comments}
          onChange={(event) => change({ comments: event.target.value })}
        />
      </form>
    </DetailScreen>
  )
}

/** The item that is rated. */
function TastedItem() {
  const { t, i18n } = useTranslation()
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
