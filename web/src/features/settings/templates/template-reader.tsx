import { useText } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Bubble, PartsLine } from './shown-message.tsx'
import { TemplateHead } from './template-head.tsx'
import type { MessageTemplate } from './use-templates.ts'
import { templateWords as words } from './words.ts'

/** For who only reads, and for words that are written elsewhere. */
export function TemplateReader({ template, partPoisha }: { template: MessageTemplate; partPoisha: number }) {
  const text = useText()
  const { places, editableYn } = template
  return (
    <>
      <TemplateHead template={template} />
      <Alert kind="info">
        {text(editableYn === 'N' ? words.inBuilder : words.readOnly)}{' '}
        {editableYn === 'N' && <TextLink to={builderOf(template)}>{text(words.openBuilder)}</TextLink>}
      </Alert>
      <div className="grid gap-6 lg:grid-cols-2">
        {(['bn', 'en'] as const).map((locale) => (
          <Card key={locale} title={text(locale === 'bn' ? words.bangla : words.english)} className="min-w-0">
            <div className="flex flex-col gap-3">
              <p lang={locale} className="font-semibold wrap-anywhere">
                {locale === 'bn' ? template.subjectBng : template.subject}
              </p>
              <Bubble words={template} places={places} locale={locale} />
              <PartsLine words={template} places={places} locale={locale} partPoisha={partPoisha} />
            </div>
          </Card>
        ))}
      </div>
    </>
  )
}

/** `APPROVED:gms-7`: its words are a part of programme 7. */
const builderOf = ({ code }: MessageTemplate) => `/gms-builder?program=${/gms-(\d+)$/.exec(code)?.[1] ?? ''}&tab=settings#messages`
