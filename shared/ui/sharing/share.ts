/** The content to share. When copied, the URL follows the text. */
export interface ShareMessage {
  title: string
  text: string
  url?: string
}

/** `dismissed`: the visitor closed the share sheet, which needs no notice. `refused`: neither way worked. */
type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'refused'

/** `shared`: the device shows the file, in its share sheet or a new tab, where the visitor may keep it. */
type SaveOutcome = 'saved' | 'shared' | 'dismissed'

/** The APIs are missing without a secure connection; `standalone` exists on the home screen of iOS alone. */
const device = () => navigator as Partial<Navigator & { standalone: boolean }>

/** Opens the device's share sheet; undefined where it cannot share this. */
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

/** Returns false where the browser has no clipboard, or refuses it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Opens the device's share sheet, or copies to the clipboard where there is none or it fails. */
export async function shareOrCopy(message: ShareMessage): Promise<ShareOutcome> {
  const text = [message.text, message.url].filter(Boolean).join(' ')
  return (await openShareSheet(message)) ?? ((await copyText(text)) ? 'copied' : 'refused')
}

/** Hands a file to the device, which opens or stores it. */
export async function saveFile(file: File): Promise<SaveOutcome> {
  // Where there is `standalone`, downloads are ignored.
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
  // Firefox reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/**
 * Offers a file in the share sheet, so that it can leave the device; saves it where there is none. Some browsers share
 * no JSON: there it is shared as text.
 */
export async function offerFile(file: File): Promise<SaveOutcome> {
  const text = new File([file], `${file.name}.txt`, { type: 'text/plain' })
  const shareable = canShare({ files: [file] }) ? file : text
  return (await openShareSheet({ files: [shareable] })) ?? saveFile(file)
}

/**
 * Shares a file with its message; where the device cannot, saves the file and copies the text. `saved`: without the
 * text, because the clipboard refused it.
 */
export async function shareOrSave({ title, text }: ShareMessage, file: File) {
  const outcome = await openShareSheet({ title, text, files: [file] })
  if (outcome) return outcome
  // First the text: the clipboard may ask for a click that is no longer the last thing that happened.
  const isCopied = await copyText(text)
  const saved = await saveFile(file)
  return saved === 'saved' && isCopied ? 'saved-and-copied' : saved
}
