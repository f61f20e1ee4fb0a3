import type { Gig } from '../model/gig'

export const createGig = (changes: Partial<Gig> = {}): Gig => ({
  id: 3,
  title: 'Ghazal Baithak',
  cafe: 'Dabara House',
  date: '2026-11-28',
  location: 'Indiranagar',
  paid: true,
  genre: 'Ghazal',
  time: '7:00 PM',
  compensation: '₹6,500',
  audience: '60',
  description: 'An evening of ghazals',
  ...changes,
})
