import { testLocales } from '@baithak/shared/testing'
import en from './en.json'
import hi from './hi.json'

testLocales({ en, hi, optionalKeys: /\.barter$/ })
