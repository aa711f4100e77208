/** A quiet line under a box that says what the portal understood: ৩,০০,০০০ টাকা, or the age that goes with a birthday. */
export const ReadBack = ({ children }: { children: string | undefined }) => (
  <p aria-live="polite" className="text-sm text-muted empty:hidden">
    {children}
  </p>
)
