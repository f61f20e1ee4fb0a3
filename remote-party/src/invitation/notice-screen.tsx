import { EmptyState, Screen } from '@baithak/ui'
import invite from '@baithak/ui/art/invite.svg'
import type { ReactNode } from 'react'

interface NoticeScreenProps {
  title: string
  text: string
  action?: ReactNode
  top?: ReactNode
}

/** In place of an invitation that cannot be shown. */
export const NoticeScreen = ({ title, text, action, top }: NoticeScreenProps) => (
  <Screen title={title} heading="own" top={top}>
    <EmptyState as="h1" className="pt-10" image={invite} {...{ title, text, action }} />
  </Screen>
)
