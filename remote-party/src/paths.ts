import { defineRoute } from '@baithak/platform'

/** Every address of Party mode; links are made from here too. */
export const paths = {
  venues: defineRoute('/party'),
  venue: defineRoute('/party/venue/:id'),
  create: defineRoute('/party/create'),
  manage: defineRoute('/party/manage'),
  chat: defineRoute('/party/chat'),
  hopping: defineRoute('/party/cafe-hopping'),
  hoppingRoute: defineRoute('/party/cafe-hopping/:routeId'),
  hoppingPass: defineRoute('/party/my-hopping-booking/:bookingId'),
}
