import { useTranslation } from '@baithak/platform'
import { cn, ImageWithFallback, LabelledFact, OccupancyBadge } from '@baithak/ui'
import { latinDigits } from '@baithak/ui/format'
import { resolveImageUrl } from '@baithak/ui/scene-images'
import { ImageOff, MapPin, Phone, Star, Users } from 'lucide-react'
import { type AdminCafe, maxImages } from '../model/admin-cafe'

/** A café's address, contact, rating and occupancy. */
export function CafeFacts({ cafe }: { cafe: AdminCafe }) {
  const { t } = useTranslation()
  const street = cafe.address || cafe.area
  const address = [street, street.includes(cafe.city) ? '' : cafe.city].filter(Boolean).join(', ')
  return (
    <dl className="divide-y divide-rule *:py-4">
      <LabelledFact icon={MapPin} label={t('cafe.address')}>
        {address || t('cafe.unknown')}
      </LabelledFact>
      <LabelledFact icon={Phone} label={t('cafe.contact')}>
        {cafe.contact ? <Contact text={cafe.contact} /> : t('cafe.unknown')}
      </LabelledFact>
      <LabelledFact icon={Star} label={t('cafe.rating')}>
        {cafe.rating?.toFixed(1) ?? t('cafe.notRated')}
      </LabelledFact>
      <LabelledFact icon={Users} label={t('cafe.occupancy')}>
        {cafe.occupancy ? (
          <OccupancyBadge level={cafe.occupancy} label={t(`occupancy.${cafe.occupancy}`)} />
        ) : (
          t('table.noneYet')
        )}
      </LabelledFact>
    </dl>
  )
}

/** Matches Indian numbers with area code, +91 or a leading 0, toll-free ones, and foreign ones with a country code. */
const dialable = /^(?:\+91[1-9]\d{9}|\+(?!91)[1-9]\d{7,14}|0?[1-9]\d{9}|1[89]00\d{6,7})$/

/** No number is longer, however it is written; the test of a longer text would take the square of its length. */
const maxContactLength = 40

/** Returns the link that dials a contact. Null for a text with anything else in it, because a wrong number might ring. */
export function telHref(contact: string): string | null {
  const text = latinDigits(contact.trim()).replace(/^(\+\d{1,3}) ?\(0\)/, '$1')
  const isNumber =
    text.length <= maxContactLength && /^(?:\+\d{1,3}[\s-]*)?(?:\(\d{2,5}\))?[\d\s.-]+$/.test(text)
  const number = text.replace(/[^+\d]/g, '')
  return isNumber && dialable.test(number) ? `tel:${number}` : null
}

/** The contact, which is free text: only a phone number becomes a link. */
function Contact({ text }: { text: string }) {
  const href = telHref(text)
  if (!href) return <span>{text}</span>
  return (
    <a
      href={href}
      className="tabular -my-2.5 inline-flex min-h-11 items-center underline-offset-4 no-underline hover:underline"
    >
      {text}
    </a>
  )
}

/** Grid layouts by the number of images, with a large cover. */
const layouts = [
  '',
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-[2fr_1fr] grid-rows-2 *:first:row-span-2',
  'grid-cols-[2fr_1fr_1fr] grid-rows-2 *:first:row-span-2 *:last:col-span-2',
  'grid-cols-[2fr_1fr_1fr] grid-rows-2 *:first:row-span-2',
]

/** A café's images in a grid. */
export function CafeGallery({ images, name }: { images: readonly string[]; name: string }) {
  const { t } = useTranslation()
  const visibleImages = images.slice(0, maxImages)
  if (visibleImages.length === 0)
    return (
      <p className="flex aspect-[2.6] max-h-40 w-full items-center justify-center gap-2.5 rounded-panel border-[1.5px] border-rule-2 border-dashed text-body-2 text-ink-2">
        <ImageOff size={22} strokeWidth={1.75} />
        <span>{t('cafe.noImages')}</span>
      </p>
    )
  return (
    <ul
      aria-label={t('cafe.images')}
      className={cn('grid aspect-3/2 gap-2 sm:aspect-[2.18]', layouts[visibleImages.length])}
    >
      {visibleImages.map((image, index) => (
        <li key={image} className="min-h-0 min-w-0">
          <ImageWithFallback
            src={resolveImageUrl(image)}
            alt={t('cafe.imageOf', { name, number: index + 1, total: visibleImages.length })}
            className="size-full rounded-control"
            eager
          />
        </li>
      ))}
    </ul>
  )
}
