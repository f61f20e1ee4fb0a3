import { defineRoute } from '@baithak/platform'

/** Every address of Admin mode; links are made from here too. */
export const paths = {
  admin: defineRoute('/admin'),
  signIn: defineRoute('/admin/login'),
  dashboard: defineRoute('/admin/dashboard'),
  cafe: defineRoute('/admin/cafe/:id'),
}
