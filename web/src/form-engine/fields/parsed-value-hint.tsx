/** A hint under an input with the parsed value: ৩,০০,০০০ টাকা, or the age for a birth date. */
export const ParsedValueHint = ({ children }: { children: string | undefined }) => (
  <p aria-live="polite" className="text-sm text-muted empty:hidden">
    {children}
  </p>
)
