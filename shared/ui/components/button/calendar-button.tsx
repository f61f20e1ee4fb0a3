import { CalendarPlus } from 'lucide-react'
import { type CalendarEvent, googleCalendarUrl, saveEvent } from '../../calendar'
import { cn } from '../styles/class-names'
import { useKitTexts } from '../text/use-kit-texts'
import { Button, type ButtonVariantProps, buttonVariants } from './button'

interface CalendarButtonProps extends ButtonVariantProps {
  event: CalendarEvent
  label: string
}

/** Hands an event to the device's calendar as a file. Android opens few of these, so it also has a link to Google's. */
export function CalendarButton({ event, label, ...buttonProps }: CalendarButtonProps) {
  const { googleCalendar } = useKitTexts()
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
          {googleCalendar}
        </a>
      )}
    </>
  )
}
