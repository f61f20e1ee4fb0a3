import { useMemberName } from '@baithak/domain/use-member-name'
import { useHost } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { saveFile, useShareFile } from '@baithak/ui/sharing'
import { ImageDown, Share2 } from 'lucide-react'
import { useState } from 'react'
import { renderHopPicture } from './render-hop-picture'
import { useHoppingTexts } from './use-hopping-texts'
import { ribbons, wax, waxColours } from './wax'

interface SealProps {
  /** From the page: a module of both would cost the mode's first screen a file. */
  tumbler: string
  delayMs: number
}

/** The seal of a pass with all its stamps, on the corner of its header; it presses after the last stamp. */
export const Seal = ({ tumbler, delayMs }: SealProps) => (
  <svg
    viewBox="-50 -50 100 136"
    aria-hidden="true"
    className="absolute animate-stamp overflow-visible"
    style={{
      top: 4,
      right: 8,
      width: 80,
      rotate: '7deg',
      animationDelay: `${delayMs}ms`,
      animationFillMode: 'backwards',
    }}
  >
    {ribbons.map((ribbon) => (
      <path key={ribbon} fill={waxColours.ribbon} stroke="#fff3dc" strokeWidth="1.5" d={ribbon} />
    ))}
    <path fill={waxColours.wax} d={wax} />
    <g
      fill="none"
      stroke={waxColours.dark}
      strokeWidth="2.2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <circle r="32" strokeWidth="1.6" />
      <path stroke={waxColours.light} d="M-38-12A40 40 0 0 1-14-38" />
      <path d={tumbler} />
    </g>
  </svg>
)

interface KeepPictureProps {
  tumbler: string
  name: string
  date: string
  stops: readonly { name: string }[]
}

/** Keeps or shares the finished pass as a picture. */
export function KeepPicture({ tumbler, name, date, stops }: KeepPictureProps) {
  const { t } = useHoppingTexts()
  const { toast } = useHost()
  const member = useMemberName()
  const shareFile = useShareFile()
  const [isBusy, setBusy] = useState(false)
  const title = t('finished.title', { count: stops.length })

  async function hand(over: (file: File) => Promise<string>) {
    setBusy(true)
    try {
      const blob = await renderHopPicture({
        tumbler,
        name,
        details: [date, member].filter(Boolean).join(', '),
        title,
        stops: stops.map((stop) => stop.name),
        brand: t('finished.brand'),
      })
      const outcome = await over(new File([blob], 'cafe-hop.png', { type: blob.type }))
      if (outcome.startsWith('saved'))
        toast({ title: t('finished.saved'), description: t('finished.savedText') })
    } catch (cause) {
      reportError(cause)
      toast({ title: t('finished.failed'), destructive: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="px-5 pb-6 text-center">
      <p className="font-display text-display-3 text-balance">{title}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="hero"
          icon={ImageDown}
          className="grow-2"
          busy={isBusy}
          onClick={() => hand(saveFile)}
        >
          {t('finished.keep')}
        </Button>
        <Button
          variant="hero"
          icon={Share2}
          className="grow"
          busy={isBusy}
          onClick={() => hand((file) => shareFile({ title: name, text: title }, file))}
        >
          {t('finished.share')}
        </Button>
      </div>
    </div>
  )
}
