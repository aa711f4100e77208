import type { ReactNode } from 'react'
import type { Locale } from '@wewb/domain/language/bilingual'
import { classes } from '#components/styles/class-names.ts'

/** Shows the text of a message as on a phone. */
export const MessageBubble = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <p
    lang={locale}
    className={classes(
      'w-fit max-w-[42ch] rounded-card rounded-bl-none border border-line bg-brand-soft px-4 py-3',
      'whitespace-pre-line text-ink wrap-anywhere',
    )}
  >
    {children}
  </p>
)
