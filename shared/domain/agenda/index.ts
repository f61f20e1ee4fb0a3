export { type DatedItem, datedItem, isLasting } from './dated-item'
export { keepAgenda, publishAgenda } from './publish-agenda'
