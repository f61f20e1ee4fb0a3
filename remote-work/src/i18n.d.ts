import 'i18next'
import type { cafeTexts } from '@baithak/domain/sample-cafes'
import type backupTranslations from './backup/en.json'
import type cafeTranslations from './cafe/en.json'
import type checkInTranslations from './check-in/en.json'
import type exploreTranslations from './explore/en.json'
import type homeTranslations from './home/en.json'
import type installTranslations from './install/en.json'
import type translations from './locales/en.json'
import type { eventTitles } from './model/today-events'
import type profileTranslations from './profile/en.json'
import type purchaseTranslations from './purchase/en.json'
import type referralTranslations from './referrals/en.json'
import type renewalTranslations from './renewal/en.json'
import type settingsTranslations from './settings/en.json'
import type tastingTranslations from './tasting/en.json'
import type walletTranslations from './wallet/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'work'
    resources: {
      work: Omit<typeof translations, 'manifest'> & typeof cafeTexts & typeof eventTitles
      'work-backup': typeof backupTranslations
      'work-cafe': typeof cafeTranslations
      'work-check-in': typeof checkInTranslations
      'work-explore': typeof exploreTranslations
      'work-home': typeof homeTranslations
      'work-install': typeof installTranslations
      'work-profile': typeof profileTranslations
      'work-purchase': typeof purchaseTranslations
      'work-referrals': typeof referralTranslations
      'work-renewal': typeof renewalTranslations
      'work-settings': typeof settingsTranslations
      'work-tasting': typeof tastingTranslations
      'work-wallet': typeof walletTranslations
    }
  }
}
