/** From when to when, as a time field holds it. */
export interface TimeSlot {
  from: string
  to: string
}

/** The one that is offered first. */
export const eveningSlot: TimeSlot = { from: '19:00', to: '22:00' }

/** When a venue can be had. */
export const timeSlots: readonly TimeSlot[] = [
  { from: '12:00', to: '15:00' },
  { from: '16:00', to: '19:00' },
  eveningSlot,
  { from: '21:00', to: '00:00' },
]

/** The slot of these hours; the evening for hours that are no slot. */
export const slotOf = ({ from, to }: TimeSlot): TimeSlot =>
  timeSlots.find((slot) => slot.from === from && slot.to === to) ?? eveningSlot
