export { imagesOf, mergeCafes, ratingOf } from './merge-cafes'
