import { inLanguage } from '@baithak/contract'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand/react'
import { useShell } from '../services/shell-services'

export function useDisabledReason(id: string): string | undefined {
  const { i18n } = useTranslation()
  const { registry } = useShell()
  const sentences = useStore(registry.disabled)[id]
  return sentences && inLanguage(sentences, i18n.language)
}

/** A link into a disabled mode stays focusable, so that a screen reader says why, and shows the reason. */
export function useModeLinkProps(id: string, descriptionId: string) {
  const { toasts } = useShell()
  const reason = useDisabledReason(id)
  const linkProps = reason && {
    'aria-disabled': true,
    'aria-describedby': descriptionId,
    onClick(event: MouseEvent) {
      event.preventDefault()
      toasts.show({ title: reason, neutral: true })
    },
  }
  return { reason, linkProps: linkProps || {} }
}
