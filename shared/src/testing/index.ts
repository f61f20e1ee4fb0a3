export { arbitraryOf } from './arbitrary-of'
export { opensOnHostileDevices } from './hostile-records'
export { renderMode } from './render-mode'
export { testLocales } from './test-locales'
