import { Link, useTranslation } from '@baithak/platform'
import { firstNameOf } from '@baithak/shared/format'
import {
  Canopy,
  Screen,
  SectionHeading,
  textLinkClassName,
  useClock,
  Wordmark,
} from '@baithak/shared/ui'
import { useMemberName } from '@baithak/shared/use-member-name'
import { useCafes } from '../cafes/use-cafes'
import { PassStrip } from '../passes/pass-strip'
import { usePassStanding } from '../passes/use-pass-standing'
import { paths } from '../paths'
import { MapStrip } from './map-strip'
import { quietFirst } from './nearby'
import { NearbyRow } from './nearby-row'
import { NowLine } from './now-line'
import { TastingStrip } from './tasting-strip'
import { TodayList } from './today-list'

const minute = 60_000

/** Work at a glance: the pass, where it is quiet now, and what is on today. */
export function HomePage() {
  const { t } = useTranslation('work')
  const name = firstNameOf(useMemberName())
  const standing = usePassStanding()
  const cafes = useCafes()
  const now = useClock((Math.floor(Date.now() / minute) + 1) * minute)
  const greeting = name ? t('home.greeting', { name }) : t('home.greetingNameless')
  return (
    <Screen
      title={t('home.title')}
      heading="own"
      top={
        <Canopy mode="work">
          <Wordmark label={t('passes.brand')} className="text-[#f6e7c9]" />
          <h1 className="mt-5 font-display text-display-2 wrap-anywhere">{greeting}</h1>
          <NowLine now={now} cafes={cafes} />
          <div className="pt-6">
            <PassStrip standing={standing} />
          </div>
        </Canopy>
      }
    >
      <div className="flex flex-col gap-6 pt-3">
        <section>
          <SectionHeading
            className="px-5"
            action={
              <Link to={paths.explore.href()} className={textLinkClassName}>
                {t('home.seeAll')}
              </Link>
            }
          >
            {t('home.nearby')}
          </SectionHeading>
          <NearbyRow cafes={quietFirst(cafes)} />
        </section>
        <MapStrip />
        <TodayList now={now} cafes={cafes} />
        <TastingStrip />
      </div>
    </Screen>
  )
}
