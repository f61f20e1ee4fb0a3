import { byLanguage, inLanguage } from '@baithak/contract'
import { useTranslation } from '@baithak/platform'
import { CalendarPlus } from 'lucide-react'
import { type CalendarEvent, googleCalendarUrl, saveEvent } from '../../calendar'
import { cn } from '../styles/class-names'
import { Button, type ButtonVariantProps, buttonVariants } from './button'

const texts = byLanguage(
  import.meta.glob<{ googleCalendar: string }>('./*.json', { eager: true, import: 'default' }),
)

interface CalendarButtonProps extends ButtonVariantProps {
  event: CalendarEvent
  label: string
}

/** Hands an event to the device's calendar, as a file; on Android, which opens few of these, beside a link to Google's. */
export function CalendarButton({ event, label, ...buttonProps }: CalendarButtonProps) {
  const { language } = useTranslation().i18n
  return (
    <>
      <Button
        variant="secondary"
        {...buttonProps}
        icon={CalendarPlus}
        onClick={() => saveEvent(event)}
      >
        {label}
      </Button>
      {/android/i.test(navigator.userAgent) && (
        <a
          href={googleCalendarUrl(event)}
          target="_blank"
          rel="noreferrer"
          className={cn(buttonVariants({ variant: 'ghost', ...buttonProps }), 'mt-2')}
        >
          {inLanguage(texts, language).googleCalendar}
        </a>
      )}
    </>
  )
}
