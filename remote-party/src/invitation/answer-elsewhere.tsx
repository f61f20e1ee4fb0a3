import { useHost, useTranslation } from '@baithak/platform'
import { Button, useKitTexts } from '@baithak/ui'
import invite from '@baithak/ui/art/invite.svg'
import { copyText } from '@baithak/ui/sharing'
import { Copy } from 'lucide-react'
import { GuestNotice } from '../components/guest-screen'
import type { Answer } from './guest'

/** A guest's answer in a browser that does not have its party. The host can take the link to the other one. */
export function AnswerElsewhere({ answer }: { answer: Answer | null }) {
  const { t } = useTranslation()
  const { toast } = useHost()
  const texts = useKitTexts()

  async function copy() {
    const isCopied = await copyText(window.location.href)
    toast(
      isCopied
        ? { title: texts.copied, description: t('invitation.received.linkCopied') }
        : { title: t('invitation.received.linkNotCopied'), destructive: true },
    )
  }
  return (
    <GuestNotice
      image={invite}
      title={t(`invitation.received.${answer?.reply ?? 'incomplete'}`, { name: answer?.name })}
      text={t(`invitation.received.${answer ? 'elsewhere' : 'incompleteText'}`)}
      action={
        answer && (
          <Button variant="tonal" size="md" icon={Copy} onClick={copy}>
            {t('invitation.received.copyLink')}
          </Button>
        )
      }
    />
  )
}
