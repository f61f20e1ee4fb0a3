// @vitest-environment jsdom
import { visitsItem } from '@baithak/shared/storage'
import { opensOnHostileDevices, renderMode } from '@baithak/shared/testing'
import { favouritesItem, recentSearchesItem } from '@baithak/shared/ui'
import { test } from 'vitest'
import { installOfferItem } from './install/install-offer-item'
import { paths } from './paths'
import { feedbackSchema } from './tasting/feedback'
import { translations } from './testing/render-work'
import WorkRoot from './work-root'

const urls = [
  ...Object.values(paths).map(({ path }) => path),
  '/map?cafe=:id',
  '/wallet?tab=coupons',
  '/wallet?tab=pastPasses',
]

test.each(urls)('%s renders with any valid stored records', (url) =>
  opensOnHostileDevices({
    open: (id) => renderMode(WorkRoot, { at: url.replace(':id', id), translations }),
    drafts: () => ({
      'tasting-feedback': feedbackSchema,
      visits: visitsItem.schema,
      'favourites:cafes': favouritesItem('cafes').schema,
      'recent-searches:cafes': recentSearchesItem('cafes').schema,
      'install-offer': installOfferItem.schema,
    }),
  }),
)
