// @vitest-environment jsdom
import { v } from '@baithak/shared/schema'
import { visitsItem } from '@baithak/shared/storage'
import { opensOnHostileDevices, renderMode } from '@baithak/shared/testing'
import { test } from 'vitest'
import AdminRoot from './admin-root'
import en from './locales/en.json'
import hi from './locales/hi.json'
import { cafeFormSchema } from './new-cafe/cafe-form'
import { paths } from './paths'

const translations = { namespace: 'admin', en, hi }

test.each(Object.values(paths).map(({ path }) => path))(
  '%s renders with any valid stored records',
  (url) =>
    opensOnHostileDevices({
      open: (id) => renderMode(AdminRoot, { at: url.replace(':id', id), translations }),
      drafts: (id) => ({
        'new-cafe': cafeFormSchema,
        [`edit-cafe:${id}`]: v.nullable(cafeFormSchema),
        visits: visitsItem.schema,
      }),
    }),
)
