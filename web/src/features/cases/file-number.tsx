/** A number stays in its own letters in either language. */
export const FileNumber = ({ children }: { children: string }) => (
  <span lang="en" translate="no" className="whitespace-nowrap tabular-nums">
    {children}
  </span>
)
