/** The hours of every café: '7:00 AM - 10:00 PM' (section 2). */
export const openingHour = 7
export const closingHour = 22

export const areCafesOpen = (now: Date): boolean =>
  now.getHours() >= openingHour && now.getHours() < closingHour
