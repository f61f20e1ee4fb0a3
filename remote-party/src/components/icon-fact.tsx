import type { LucideIcon } from 'lucide-react'

/** A short fact behind an icon. */
export const IconFact = ({ icon: Icon, children }: { icon: LucideIcon; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <Icon size={20} strokeWidth={1.75} className="shrink-0" />
    <span>{children}</span>
  </span>
)
