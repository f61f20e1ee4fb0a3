import type { TFunction } from 'i18next'
import type { AdminCafe } from './admin-cafe'

/** A café's name as partners read it. */
export const cafeNameOf = ({ name }: AdminCafe, t: TFunction<'admin'>): string =>
  name || t('cafe.unnamed')
