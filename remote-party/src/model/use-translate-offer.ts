import { useTranslation } from '@baithak/platform'
import { addOns, packages } from './offers'

/** Returns a function that translates the stored name of a package or an add-on; other names stay as stored. */
export function useTranslateOffer() {
  const { t } = useTranslation('party')
  return (storedName: string): string => {
    const offeredPackage = packages.find(({ name }) => name === storedName)
    if (offeredPackage) return t(`offers.packages.${offeredPackage.id}.name`)
    const addOn = addOns.find(({ name }) => name === storedName)
    return addOn ? t(`offers.addOns.${addOn.id}`) : storedName
  }
}
