export { amenityIcons } from './amenity-icons'
export { imagesOf, mergeCafes, ratingOf } from './merge-cafes'
