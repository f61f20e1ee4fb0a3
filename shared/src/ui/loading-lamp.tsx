/** The word for waiting under a swinging lamp; it appears after 200 ms, so that quick answers do not flash. */
export function LoadingLamp({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="grid min-h-full place-items-center animate-[fade-in_160ms_200ms_both] p-5"
    >
      <p className="text-meta text-ink-2">{label}</p>
    </div>
  )
}
