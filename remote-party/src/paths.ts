import { pathsOf } from '@baithak/platform'
import { screens } from './screens'

/** The links to all screens of Party mode. */
export const paths = pathsOf(screens)

const ofEnquiry = (path: string, id: string) => `${path}?${new URLSearchParams({ enquiry: id })}`

export const detailsUrl = (id: string) => ofEnquiry(paths.manage.path, id)
export const invitationUrl = (id: string) => ofEnquiry(paths.invitation.path, id)
export const chatUrl = (id: string) => ofEnquiry(paths.chat.path, id)
