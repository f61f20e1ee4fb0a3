import { useHost, useTranslation } from '@baithak/platform'
import { Button, EmptyState, Screen, useKitTexts } from '@baithak/ui'
import invite from '@baithak/ui/art/invite.svg'
import { copyText } from '@baithak/ui/sharing'
import { Copy } from 'lucide-react'
import { GuestBar } from '../components/guest-bar'
import type { Answer } from './guest'

/** A guest's answer on a device or in a browser that does not have its party: the host can take the link to the other. */
export function AnswerElsewhere({ answer }: { answer: Answer | null }) {
  const { t } = useTranslation()
  const { toast } = useHost()
  const texts = useKitTexts()
  const title = answer
    ? t(`invitation.received.${answer.reply}`, { name: answer.name })
    : t('invitation.received.incomplete')

  async function copy() {
    const isCopied = await copyText(window.location.href)
    toast(
      isCopied
        ? { title: texts.copied, description: t('invitation.received.linkCopied') }
        : { title: t('invitation.received.linkNotCopied'), destructive: true },
    )
  }
  return (
    <Screen title={title} heading="own" top={<GuestBar />}>
      <EmptyState
        as="h1"
        className="pt-10"
        image={invite}
        title={title}
        text={t(`invitation.received.${answer ? 'elsewhere' : 'incompleteText'}`)}
        action={
          answer && (
            <Button variant="tonal" size="md" icon={Copy} onClick={copy}>
              {t('invitation.received.copyLink')}
            </Button>
          )
        }
      />
    </Screen>
  )
}
