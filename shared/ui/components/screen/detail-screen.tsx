import { useHost } from '@baithak/platform'
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../button/button'
import { Screen } from './screen'

interface AppBarProps {
  /** The screen's h1. */
  title: ReactNode
  onBack: () => void
  backLabel: string
}

/** A header with a back button, for screens below the navigation's. */
export function AppBar({ title, onBack, backLabel }: AppBarProps) {
  return (
    <header className="flex min-h-14 items-center gap-2 pt-[calc(6px+env(safe-area-inset-top))] pr-5 pb-1.5 pl-2">
      <IconButton icon={ArrowLeft} label={backLabel} onClick={onBack} />
      <h1 className="min-w-0 flex-1 text-[1.125rem] leading-6 font-heading">{title}</h1>
    </header>
  )
}

interface DetailScreenProps extends Omit<ComponentProps<typeof Screen>, 'heading' | 'top'> {
  backLabel: string
  /** Where Back leads on a direct visit. */
  fallback: string
}

/** A screen below those of the navigation, with its title beside a back button. */
export function DetailScreen({ title, backLabel, fallback, ...props }: DetailScreenProps) {
  const { navigation } = useHost()
  const bar = (
    <AppBar title={title} backLabel={backLabel} onBack={() => navigation.back(fallback)} />
  )
  return <Screen {...props} title={title} heading="own" top={bar} />
}
