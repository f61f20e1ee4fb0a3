/** '7 AM', as `formatTime` of a whole hour. */
export const formatHour = (hour: number): string =>
  `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`
