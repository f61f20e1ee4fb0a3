/** A view transition that another one, or an input, has ended is no error. */
export const reportRecoverableError = (error: unknown) => {
  if (!(error instanceof DOMException)) reportError(error)
}
