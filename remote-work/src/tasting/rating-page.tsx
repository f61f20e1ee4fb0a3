import { Navigate, useHost, useIsLeft, useNavigate, useTranslation } from '@baithak/platform'
import { type RecordDefinition, transact, useDraft } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { ActionBar, Button, DetailScreen, StarRating, TextArea, useSubmitOnce } from '@baithak/ui'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { CafeImage } from '../components/cafe-parts'
import { PictureRow } from '../components/picture-row'
import {
  answeredNow,
  answerIn,
  tasterPointsRecord,
  tastingPoints,
  useTastingAnswer,
} from '../model/tasting'
import { useSampleCafeName } from '../model/use-cafes'
import { paths } from '../paths'
import { sampleInvite } from '../samples/member'

const rating = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))

/** A taster's feedback (spec §3). A rating of 0 is missing. */
const feedbackSchema = v.object({
  taste: rating,
  presentation: rating,
  wouldOrder: rating,
  comments: v.string(),
})
type Feedback = v.InferOutput<typeof feedbackSchema>

/** Each is required (spec §5). */
const questions = ['taste', 'presentation', 'wouldOrder'] as const

export const feedbackRecord: RecordDefinition<Feedback> = {
  key: 'draft:tasting-feedback',
  schema: feedbackSchema,
  fallback: { taste: 0, presentation: 0, wouldOrder: 0, comments: '' },
}

/** How long the thanks are shown before the home screen opens (spec §9). */
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

function TastedItem() {
  const { t } = useTranslation()
  const cafeName = useSampleCafeName(sampleInvite.cafe)
  return (
    <div className="border-b border-rule pb-2">
      <PictureRow
        picture={<CafeImage image={sampleInvite.image} className="size-16 shrink-0 rounded-chip" />}
        title={<p className="text-h3">{t('invite.item')}</p>}
        lines={[cafeName]}
      />
    </div>
  )
}

/** The feedback form, a draft until it is sent. A tasting is rated, and earns its points, once a week. */
function useFeedbackForm() {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const draft = storage.record(feedbackRecord)
  const [answer, answerRecord] = useTastingAnswer()
  const { value: feedback, change: saveDraft } = useDraft(draft)
  const [isRefused, setRefused] = useState(false)
  const missing = questions.filter((question) => feedback[question] < 1)

  const [submit, isSent] = useSubmitOnce(() => {
    if (missing.length > 0) {
      setRefused(true)
      toast({ ...t('tasting.incomplete', { returnObjects: true }), destructive: true })
      return false
    }
    // Another tab may have rated the same tasting.
    const counted = transact(
      [answerRecord, storage.record(tasterPointsRecord)],
      ([current, points]) =>
        answerIn(current, new Date()) === 'rated'
          ? [current, points]
          : [answeredNow('rated'), points + tastingPoints],
    )
    if (!counted.changed) return false
    // The sent feedback stays on the screen.
    draft.remove()
    storage.saveSnapshot()
    toast(t('tasting.submitted', { returnObjects: true }))
    return true
  })

  function change(part: Partial<Feedback>) {
    if (!isSent) saveDraft({ ...feedback, ...part })
  }
  return {
    feedback,
    /** The questions to mark. */
    missing: isRefused ? missing : [],
    isSent,
    isRatedBefore: answer === 'rated' && !isSent,
    change,
    submit,
  }
}
