export { opensOnHostileDevices } from './hostile-records'
export { renderMode } from './render-mode'
