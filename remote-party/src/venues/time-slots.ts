/** Times as in a time field: '19:00'. */
interface TimeSlot {
  from: string
  to: string
}

/** The default. */
export const eveningSlot: TimeSlot = { from: '19:00', to: '22:00' }

/** The same for every venue. */
export const timeSlots: readonly TimeSlot[] = [
  { from: '12:00', to: '15:00' },
  { from: '16:00', to: '19:00' },
  eveningSlot,
  { from: '21:00', to: '00:00' },
]

/** The slot with these times, else the default. */
export const findSlot = ({ from, to }: TimeSlot): TimeSlot =>
  timeSlots.find((slot) => slot.from === from && slot.to === to) ?? eveningSlot
