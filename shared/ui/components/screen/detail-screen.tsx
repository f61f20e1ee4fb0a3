import { useHost } from '@baithak/platform'
import type { ComponentProps } from 'react'
import { BackButton } from '../button/back-button'
import { Screen } from './screen'

/** A header with a back button, for screens below the navigation's. */
export const AppBar = ({ title, onBack }: { title: string; onBack: () => void }) => (
  <header className="flex min-h-14 items-center gap-2 pt-[calc(6px+env(safe-area-inset-top))] pr-5 pb-1.5 pl-2">
    <BackButton onClick={onBack} />
    <h1 className="min-w-0 flex-1 text-[1.125rem] leading-6 font-heading">{title}</h1>
  </header>
)

interface DetailScreenProps extends Omit<ComponentProps<typeof Screen>, 'titled' | 'top'> {
  /** Where Back leads on a direct visit. */
  fallback: string
}

/** A screen below those of the navigation, with its title beside a back button. */
export function DetailScreen({ fallback, ...props }: DetailScreenProps) {
  const { navigation } = useHost()
  const bar = <AppBar title={props.title} onBack={() => navigation.back(fallback)} />
  return <Screen {...props} top={bar} />
}
