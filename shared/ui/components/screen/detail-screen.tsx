import { useHost } from '@baithak/platform'
import type { ComponentProps } from 'react'
import { AppBar } from './app-bar'
import { Screen } from './screen'

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
