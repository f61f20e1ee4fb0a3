export {
  busynessAt,
  hourShareOf,
  hourShares,
  occupancyAt,
  weekdayShares,
} from './busyness'
export { createStoredTexts, mergeCafes } from './merge-cafes'
export { areCafesOpen, closingHour, openingHour } from './opening-hours'
export { walkingMinutes } from './walking-minutes'
