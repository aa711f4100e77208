import type { ReactNode } from 'react'
import type { Locale } from '../../../../domain/src/language/bilingual.ts'
import { useText } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { words } from './words.ts'

const locales: Locale[] = ['bn', 'en']

/** What people will see, in both languages at once. */
export function Preview({ Heading, children }: { Heading: 'h2' | 'h3'; children(locale: Locale): ReactNode }) {
  const text = useText()
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-3">
      <Heading id="preview" className="text-lg font-bold">
        {text(words.preview)}
      </Heading>
      <div className="grid gap-4 xl:grid-cols-2">
        {locales.map((locale) => (
          <Card key={locale} className="min-w-0">
            <p className="mb-3 text-sm font-semibold text-muted">{text(locale === 'bn' ? words.previewBangla : words.previewEnglish)}</p>
            {children(locale)}
          </Card>
        ))}
      </div>
    </section>
  )
}
