export { bustleAt, hourShareOf, hourShares, occupancyAt, weekdayShares } from './bustle'
export { imagesOf, mergeCafes, ratingOf } from './merge-cafes'
export { areCafesOpen, closingHour, openingHour } from './opening-hours'
