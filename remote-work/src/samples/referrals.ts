import { isoDate } from '@baithak/domain'
import { addDays } from '@baithak/domain/indian-time'

const friends = [
  { name: 'Kabir Anand', status: 'Completed', daysAgo: 9 },
  { name: 'Meher Irani', status: 'Pending', daysAgo: 3 },
  { name: 'Dev Pillai', status: 'Pending', daysAgo: 2 },
] as const

export const sampleReferrals = (today: Date) =>
  friends.map(({ name, status, daysAgo }) => ({
    name,
    status,
    date: isoDate(addDays(today, -daysAgo)),
  }))
