import type { ReactNode } from 'react'
import type { Locale } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { contentMessages } from './messages.ts'

const locales: Locale[] = ['bn', 'en']

/** Previews the content in both languages at once. */
export function Preview({ Heading, children }: { Heading: 'h2' | 'h3'; children(locale: Locale): ReactNode }) {
  const text = useText()
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-3">
      <Heading id="preview" className="text-lg font-bold">
        {text(contentMessages.preview)}
      </Heading>
      <div className="grid gap-4 xl:grid-cols-2">
        {locales.map((locale) => (
          <Card key={locale} className="min-w-0">
            <p className="mb-3 text-sm font-semibold text-muted">
              {text(locale === 'bn' ? contentMessages.previewBangla : contentMessages.previewEnglish)}
            </p>
            {children(locale)}
          </Card>
        ))}
      </div>
    </section>
  )
}
