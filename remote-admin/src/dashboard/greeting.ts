type Greeting = 'morning' | 'afternoon' | 'evening'

export function greetingAt(now: Date): Greeting {
  const hour = now.getHours()
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}
