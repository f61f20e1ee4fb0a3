import { useTranslation } from '@baithak/platform'
import { addOns, packages } from './offers'

/** A package or an add-on as the visitor reads it; a name we do not know stays as it was written. */
export function useOfferName() {
  const { t } = useTranslation('party')
  return (stored: string): string => {
    const ordered = packages.find(({ name }) => name === stored)
    if (ordered) return t(`offers.packages.${ordered.id}.name`)
    const extra = addOns.find(({ name }) => name === stored)
    return extra ? t(`offers.addOns.${extra.id}`) : stored
  }
}
