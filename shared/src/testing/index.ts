export { opensOnHostileDevices } from './hostile-records'
export { rejectWrites } from './reject-writes'
export { renderMode } from './render-mode'
export { testTranslations } from './test-translations'
