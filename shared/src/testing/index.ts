export { opensOnHostileDevices } from './hostile-records'
export { renderMode } from './render-mode'
export { testTranslations } from './test-translations'
