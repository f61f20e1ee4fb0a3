import { defineRoute } from '@baithak/platform'

/** All routes of Party mode, for the router and for links. */
export const paths = {
  venues: defineRoute('/party'),
  venue: defineRoute('/party/venue/:id'),
  create: defineRoute('/party/create'),
  manage: defineRoute('/party/manage'),
  invitation: defineRoute('/party/manage/invitation'),
  chat: defineRoute('/party/chat'),
  hopping: defineRoute('/party/cafe-hopping'),
  hoppingRoute: defineRoute('/party/cafe-hopping/:routeId'),
  hoppingPass: defineRoute('/party/my-hopping-booking/:bookingId'),
}
