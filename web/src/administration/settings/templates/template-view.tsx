import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { MessagePreview, SmsPartsSummary } from './message-preview.tsx'
import { TemplateHeader } from './template-header.tsx'
import type { MessageTemplate } from './use-templates.ts'
import { templateMessages } from './messages.ts'

/** Shows a template read-only, also when its text is edited elsewhere. */
export function TemplateView({ template, partPoisha }: { template: MessageTemplate; partPoisha: number }) {
  const text = useText()
  const { places, editableYn } = template
  return (
    <>
      <TemplateHeader template={template} />
      <Alert kind="info">
        {text(editableYn === 'N' ? templateMessages.inBuilder : templateMessages.readOnly)}{' '}
        {editableYn === 'N' && <TextLink to={builderOf(template)}>{text(templateMessages.openBuilder)}</TextLink>}
      </Alert>
      <div className="grid gap-6 lg:grid-cols-2">
        {(['bn', 'en'] as const).map((locale) => (
          <Card
            key={locale}
            title={text(locale === 'bn' ? templateMessages.bangla : templateMessages.english)}
            className="min-w-0"
          >
            <div className="flex flex-col gap-3">
              <p lang={locale} className="font-semibold wrap-anywhere">
                {locale === 'bn' ? template.subjectBng : template.subject}
              </p>
              <MessagePreview message={template} placeholders={places} locale={locale} />
              <SmsPartsSummary message={template} placeholders={places} locale={locale} partPoisha={partPoisha} />
            </div>
          </Card>
        ))}
      </div>
    </>
  )
}

/** `APPROVED:gms-7`: the text belongs to programme 7. */
const builderOf = ({ code }: MessageTemplate) =>
  `/gms-builder?program=${/gms-(\d+)$/.exec(code)?.[1] ?? ''}&tab=settings#messages`
