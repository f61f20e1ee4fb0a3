type ClassPart = string | false | null | undefined

/** The classes that apply, as one attribute. */
export function cn(...parts: ClassPart[]): string {
  return parts.filter(Boolean).join(' ')
}
