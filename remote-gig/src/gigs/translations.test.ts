import { testTranslations } from '@baithak/shared/testing'
import en from './en.json'
import hi from './hi.json'

testTranslations({ en, hi })
