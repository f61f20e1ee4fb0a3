import { CalendarPlus } from 'lucide-react'
import { type CalendarEvent, saveEvent } from '../../calendar'
import type { ButtonVariantProps } from '../styles/button-variants'
import { Button } from './button'

interface CalendarButtonProps extends ButtonVariantProps {
  event: CalendarEvent
  label: string
}

/** Hands an event to the device's calendar, as a file. */
export function CalendarButton({ event, label, ...buttonProps }: CalendarButtonProps) {
  return (
    <Button
      variant="secondary"
      {...buttonProps}
      icon={CalendarPlus}
      onClick={() => saveEvent(event)}
    >
      {label}
    </Button>
  )
}
