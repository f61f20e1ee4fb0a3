import { inLanguage } from '@baithak/contract'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand/react'
import { useShell } from '../services/shell-services'

/** Why a mode cannot be entered, in the visitor's language; undefined when it can. */
export function useDisabledReason(id: string): string | undefined {
  const { i18n } = useTranslation()
  const { registry } = useShell()
  const sentences = useStore(registry.disabled)[id]
  return sentences && inLanguage(sentences, i18n.language)
}

/**
 * Props of a link into a mode. While the mode is disabled the link stays focusable, so that a screen reader says why, and
 * shows the sentence instead of navigating.
 */
export function useModeLinkProps(id: string, descriptionId: string) {
  const { toasts } = useShell()
  const sentence = useDisabledReason(id)
  const linkProps = sentence && {
    'aria-disabled': true,
    'aria-describedby': descriptionId,
    onClick(event: MouseEvent) {
      event.preventDefault()
      toasts.show({ title: sentence, neutral: true })
    },
  }
  return { sentence, linkProps: linkProps || {} }
}
