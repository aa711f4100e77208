import { MessageSquareText } from 'lucide-react'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { TextLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useFocusOnViewChange } from '#lib/router/use-focus-on-view-change.ts'
import { useSettingsPermission, useInvalidateQuery } from '#administration/settings/use-save-form.ts'
import { TemplateEditor } from './template-editor.tsx'
import { TemplateList } from './template-list.tsx'
import { TemplateView } from './template-view.tsx'
import { templateListUrl, templatesKey, useTemplates } from './use-templates.ts'
import { templateMessages } from './messages.ts'

/** Shows all templates, or the one in the URL. */
export function TemplatesTab() {
  const text = useText()
  useFocusOnViewChange()
  const [query] = useSearchParams()
  const { data, error, refetch } = useTemplates()
  const reload = useInvalidateQuery(templatesKey)
  const mayEdit = useSettingsPermission('edit')
  const code = query.get('template')
  const template = data?.list.find((one) => one.code === code)
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={8} />
  if (code === null) return <TemplateList templates={data.list} />
  if (!template)
    return (
      <Card>
        <EmptyState icon={<MessageSquareText aria-hidden size={28} />} title={text(templateMessages.gone)}>
          <TextLink to={templateListUrl}>{text(templateMessages.back)}</TextLink>
        </EmptyState>
      </Card>
    )
  if (!mayEdit || template.editableYn === 'N') return <TemplateView template={template} partPoisha={data.partPoisha} />
  return (
    <TemplateEditor
      key={`${template.code} ${template.revision}`}
      template={template}
      partPoisha={data.partPoisha}
      onChanged={reload}
    />
  )
}
