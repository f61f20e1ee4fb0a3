/** `shared`: the device shows the file, in its share sheet or a new tab, where the visitor may keep it. */
export type SaveOutcome = 'saved' | 'shared' | 'dismissed'

/** The browser's ways to hand over a file. `download` is missing where the browser ignores it. */
export interface FileCapabilities {
  share?: ((data: ShareData) => Promise<void>) | undefined
  canShare?: ((data: ShareData) => boolean) | undefined
  download?: ((file: File) => void) | undefined
  open(file: File): void
}

/** Hands a file to the device, which opens or stores it. */
export async function saveFile(file: File, ways = fileCapabilities()): Promise<SaveOutcome> {
  if (ways.download) {
    ways.download(file)
    return 'saved'
  }
  const outcome = await shareFile({ files: [file] }, ways)
  if (!outcome) ways.open(file)
  return outcome ?? 'shared'
}

/**
 * Offers a file in the share sheet, so that it can leave the device; saves it where there is none. Some browsers share
 * no JSON: there it is shared as text.
 */
export async function offerFile(file: File, ways = fileCapabilities()): Promise<SaveOutcome> {
  const text = new File([file], `${file.name}.txt`, { type: 'text/plain' })
  const shareable = [file, text].find((each) => ways.canShare?.({ files: [each] }))
  const outcome = shareable && (await shareFile({ files: [shareable] }, ways))
  return outcome ?? saveFile(file, ways)
}

// Not every browser's DOMException is an Error.
export const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** Opens the share sheet with files; undefined where the device cannot share them. */
export async function shareFile(data: ShareData, { share, canShare }: FileCapabilities) {
  try {
    if (!share || !canShare?.(data)) return undefined
    await share(data)
    return 'shared'
  } catch (error) {
    return isAbort(error) ? 'dismissed' : undefined
  }
}

export function fileCapabilities(): FileCapabilities {
  const { share, canShare, standalone } = navigator as Partial<Navigator & { standalone: boolean }>
  return {
    share: share?.bind(navigator),
    canShare: canShare?.bind(navigator),
    // Apps on the home screen of iOS, which alone has `standalone`, ignore it.
    download: standalone ? undefined : (file) => followLink(file, { download: file.name }),
    open: (file) => followLink(file, { target: '_blank' }),
  }
}

function followLink(file: File, attributes: Partial<HTMLAnchorElement>) {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, ...attributes }).click()
  // Firefox reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
