/** Keeps Latin letters and digits in both languages. */
export const ReferenceNumber = ({ children }: { children: string }) => (
  <span lang="en" translate="no" className="whitespace-nowrap tabular-nums">
    {children}
  </span>
)
