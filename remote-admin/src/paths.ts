import { defineRoute } from '@baithak/platform'

/** All routes of Admin mode, for the router and for links. */
export const paths = {
  admin: defineRoute('/admin'),
  signIn: defineRoute('/admin/login'),
  dashboard: defineRoute('/admin/dashboard'),
  checkIn: defineRoute('/admin/check-in'),
  cafe: defineRoute('/admin/cafe/:id'),
}
