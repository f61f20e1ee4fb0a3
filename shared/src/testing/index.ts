export { renderMode } from './render-mode'
