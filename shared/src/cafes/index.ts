export { busynessAt, hourShareOf, hourShares, occupancyAt, weekdayShares } from './busyness'
export { imagesOf, mergeCafes, ratingOf } from './merge-cafes'
export { areCafesOpen, closingHour, openingHour } from './opening-hours'
export { walkingMinutes } from './walking-minutes'
