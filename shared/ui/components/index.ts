export {
  BackButton,
  Button,
  ButtonLink,
  buttonVariants,
  FloatingBackButton,
  IconButton,
} from './button/button'
export { CalendarButton } from './button/calendar-button'
export { Chip, ChipRow } from './button/chip'
export { FavouriteButton } from './button/favourite-button'
export { useSubmitOnce } from './button/use-submit-once'
export { FormSheet } from './dialog/form-sheet'
export { Sheet, type SheetControl } from './dialog/sheet'
export { useCloseOnBack } from './dialog/use-close-on-back'
export { Badge, type BadgeVariant, OccupancyBadge } from './feedback/badge'
export { EmptyState } from './feedback/empty-state'
export { Lamp } from './feedback/lamp'
export { Notice } from './feedback/notice'
export { placeholderToast } from './feedback/placeholder-toast'
export { Rating } from './feedback/rating'
export { focusAfter } from './focus/focus-after'
export { Checkbox, OptionCard, Radio, SegmentedControl, SwitchRow } from './form/choices'
export { Field, FieldNote } from './form/field'
export { ignoreInputMethods, isComposing } from './form/input-methods'
export {
  inputLimit,
  LimitNote,
  SearchField,
  SelectField,
  TextArea,
  TextField,
} from './form/text-field'
export { amenityIcons } from './icons/amenity-icons'
export { DateTile } from './list/date-tile'
export { Fact, LabelledFact, Metadata } from './list/facts'
export { LongList, ShowMore, useShowMore } from './list/long-list'
export { StretchedLink } from './list/stretched-link'
export { Gallery } from './media/gallery'
export { hideFailedImages } from './media/hide-failed-images'
export { ImageWithFallback } from './media/image-with-fallback'
export { vibrate } from './motion/vibrate'
export { NumberField } from './range/number-field'
export { RangeSlider, Slider } from './range/slider'
export { StarRating } from './range/star-rating'
export { ActionBar, ActionBarButton } from './screen/action-bar'
export { Canopy } from './screen/canopy'
export { AppBar, DetailScreen } from './screen/detail-screen'
export { PictureScreen } from './screen/picture-screen'
export { Screen } from './screen/screen'
export { SectionHeading } from './screen/section-heading'
export { Tabs } from './screen/tabs'
export { Wordmark } from './screen/wordmark'
export { cn, controlVariants, textLinkClassName } from './styles/class-names'
export { RichText } from './text/rich-text'
export { useKitTexts } from './text/use-kit-texts'
export { useClock, useClockEvery } from './time/use-clock'
