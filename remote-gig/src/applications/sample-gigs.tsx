import { useTranslation } from '@baithak/platform'
import { SampleMonth } from '@baithak/ui'
import { createGigDate } from '../model/gig-dates'
import { gigStages } from '../model/gig-stage'
import { sampleMonth } from '../model/sample-month'
import { useGigTranslations } from '../model/use-gig-translations'
import { useToday } from '../model/use-today'
import { MyGigRow } from './my-gig-row'
import { useApplicationTexts } from './use-application-texts'

/** An artist's month, for one without gigs. */
export function SampleGigs() {
  const { t } = useApplicationTexts()
  const { t: tGig } = useTranslation('gig')
  const { toGig } = useGigTranslations()
  const today = useToday()
  return (
    <SampleMonth label={t('sample.open')} note={t('sample.note')}>
      {gigStages
        .filter((stage) => sampleMonth[stage].length > 0)
        .map((stage) => (
          <section key={stage} className="pt-4">
            <h3 className="text-meta font-label text-ink-2">{tGig(`stage.${stage}`)}</h3>
            <ul>
              {sampleMonth[stage].map((sample) => (
                <li key={sample.id} className="border-b border-rule last:border-b-0">
                  <MyGigRow
                    isSample
                    gig={{ ...toGig(createGigDate(sample, today)), rating: sample.rating }}
                    past={stage === 'Completed'}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </SampleMonth>
  )
}
