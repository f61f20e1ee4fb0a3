import { paths } from '../paths'

export const detailsUrl = (id: string) =>
  `${paths.manage.path}?${new URLSearchParams({ enquiry: id })}`
