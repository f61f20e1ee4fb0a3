/** The content to share. When copied, the URL follows the text. */
export interface ShareMessage {
  title: string
  text: string
  url?: string
}

/** `dismissed`: the visitor closed the share sheet. `refused`: neither sharing nor copying worked. */
type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'refused'

/** `shared`: the device shows the file, in its share sheet or a new tab, where the visitor may keep it. */
type SaveOutcome = 'saved' | 'shared' | 'dismissed'

/** Browsers hide these APIs without a secure connection. Only the home screen of iOS has `standalone`. */
const device = () => navigator as Partial<Navigator & { standalone: boolean }>

/** Opens the device's share sheet. Resolves to undefined if it cannot share this. */
async function openShareSheet(data: ShareData): Promise<'shared' | 'dismissed' | undefined> {
  try {
    if (!device().share || (data.files && !canShare(data))) return undefined
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    // Not every browser's DOMException is an Error.
    const { name } = Object(error) as { name?: unknown }
    return name === 'AbortError' ? 'dismissed' : undefined
  }
}

const canShare = (data: ShareData) => device().canShare?.(data) ?? false

/** Copies a text. Resolves to false if the browser has no clipboard or refuses it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Opens the device's share sheet, or copies to the clipboard if there is none or it fails. */
export async function shareOrCopy(message: ShareMessage): Promise<ShareOutcome> {
  const text = [message.text, message.url].filter(Boolean).join(' ')
  return (await openShareSheet(message)) ?? ((await copyText(text)) ? 'copied' : 'refused')
}

/** Hands a file to the device, which opens or stores it. */
export async function saveFile(file: File): Promise<SaveOutcome> {
  // The home screen of iOS ignores downloads.
  if (!device().standalone) {
    followLink(file, { download: file.name })
    return 'saved'
  }
  const outcome = await openShareSheet({ files: [file] })
  if (!outcome) followLink(file, { target: '_blank' })
  return outcome ?? 'shared'
}

function followLink(file: File, attributes: Partial<HTMLAnchorElement>) {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, ...attributes }).click()
  // Firefox reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/**
 * Offers a file in the share sheet, so that it can leave the device, or saves it if there is none. A browser that does not
 * share JSON gets it as text.
 */
export async function offerFile(file: File): Promise<SaveOutcome> {
  const text = new File([file], `${file.name}.txt`, { type: 'text/plain' })
  const shareable = canShare({ files: [file] }) ? file : text
  return (await openShareSheet({ files: [shareable] })) ?? saveFile(file)
}

/**
 * Shares a file with its message, or saves the file and copies the text if the device cannot. `saved`: the clipboard
 * refused the text.
 */
export async function shareOrSave({ title, text }: ShareMessage, file: File) {
  const outcome = await openShareSheet({ title, text, files: [file] })
  if (outcome) return outcome
  // The text comes first, because some browsers allow copying only right after a click.
  const isCopied = await copyText(text)
  const saved = await saveFile(file)
  return saved === 'saved' && isCopied ? 'saved-and-copied' : saved
}
