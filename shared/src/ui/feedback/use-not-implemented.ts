import { useHost } from '@baithak/platform'

const durationMs = 3000

/** Reports that a button's feature does not exist yet, for three seconds (section 8). */
export function useNotImplemented(title: string) {
  const { toast } = useHost()
  return (description?: string) =>
    toast({ title, ...(description && { description }), duration: durationMs, note: true })
}
