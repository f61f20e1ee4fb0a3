import { pathsOf } from '@baithak/platform'
import { screens } from './screens'

/** The links to all screens of Party mode. */
export const paths = pathsOf(screens)

const enquiryUrl = (path: string, id: string) => `${path}?${new URLSearchParams({ enquiry: id })}`

export const detailsUrl = (id: string) => enquiryUrl(paths.manage.path, id)
export const invitationUrl = (id: string) => enquiryUrl(paths.invitation.path, id)
export const chatUrl = (id: string) => enquiryUrl(paths.chat.path, id)
