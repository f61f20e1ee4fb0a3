import { useTranslation } from '@baithak/platform'
import { Button, ButtonLink, cn, IconButton, Metadata, useCloseOnBack } from '@baithak/ui'
import { Navigation, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { CafeImage, CafeRating, cafeLink, Occupancy, PassType } from '../components/cafe-parts'
import type { Cafe } from '../model/cafe'
import { useLabelCafe } from '../model/use-cafes'
import { useNotImplemented } from '../model/use-not-implemented'

/** The selected café. The card takes the focus and closes on Escape or Back; the map stays usable. */
export function MapCard({ cafe, onClose }: { cafe: Cafe; onClose: () => void }) {
  const { t } = useTranslation()
  const notImplemented = useNotImplemented()
  const labelCafe = useLabelCafe()
  const { name, distance, walk } = labelCafe(cafe)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useCloseOnBack(true, onClose)
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  })
  useEffect(() => {
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [])

  return (
    <section
      aria-labelledby={headingId}
      className={cn(
        'absolute inset-x-0 bottom-0 z-10 max-h-full animate-sheet-in overflow-y-auto rounded-t-sheet bg-milk px-5 pt-2.5 shadow-sh3',
        'pb-[max(28px,env(safe-area-inset-bottom))] short:left-auto short:w-96 @min-[480px]:right-5 @min-[480px]:bottom-5',
        '@min-[480px]:left-auto @min-[480px]:w-96 @min-[480px]:rounded-panel @min-[480px]:pb-5',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 pt-3.5">
        <CafeImage
          image={cafe.images[0]}
          className="h-24 w-26 shrink-0 rounded-control max-[340px]:w-20"
        />
        <div className="min-w-24 flex-1">
          <h2
            id={headingId}
            ref={heading}
            tabIndex={-1}
            className="pt-1 text-h3 outline-none wrap-anywhere"
          >
            {name}
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 py-1 text-meta text-ink-2 tabular">
            <CafeRating cafe={cafe} className="text-ink" />
            <Metadata>
              {distance}
              {walk}
            </Metadata>
          </p>
          <p className="flex flex-wrap gap-1.5">
            <PassType cafe={cafe} />
            <Occupancy cafe={cafe} />
          </p>
        </div>
        <IconButton icon={X} label={t('map.close')} className="-mr-2.5" onClick={onClose} />
      </div>
      <div className="flex flex-wrap gap-3 pt-4.5 *:flex-1">
        <Button variant="secondary" icon={Navigation} onClick={() => notImplemented('directions')}>
          {t('map.directions')}
        </Button>
        <ButtonLink {...cafeLink(cafe)}>{t('map.details')}</ButtonLink>
      </div>
    </section>
  )
}
