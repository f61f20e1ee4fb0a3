import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useKitTexts } from '../text/use-kit-texts'
import { IconButton } from './button'

type BackButtonProps = Omit<ComponentProps<typeof IconButton>, 'icon' | 'label'>

/** Leads to the screen before this one. */
export const BackButton = (props: BackButtonProps) => (
  <IconButton icon={ArrowLeft} label={useKitTexts().back} {...props} />
)

/** On a picture, in its upper left corner. */
export const FloatingBackButton = (props: BackButtonProps) => (
  <BackButton
    variant="floating"
    className="absolute top-[calc(12px+env(safe-area-inset-top))] left-3 z-10"
    {...props}
  />
)
