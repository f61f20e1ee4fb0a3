import { buttonVariants } from '@baithak/ui'
import { MessageCircle } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Opens WhatsApp with a message, in the app or on its page; the visitor chooses the chat. */
export const WhatsAppLink = ({
  text,
  className,
  ...props
}: ComponentProps<'a'> & { text: string }) => (
  <a
    {...props}
    href={`https://wa.me/?text=${encodeURIComponent(text.toWellFormed())}`}
    target="_blank"
    rel="noreferrer"
    className={buttonVariants({ variant: 'secondary', className })}
  >
    <MessageCircle size={20} className="shrink-0" />
    <span lang="en">WhatsApp</span>
  </a>
)
