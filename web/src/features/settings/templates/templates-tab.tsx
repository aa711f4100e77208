import { MessageSquareText } from 'lucide-react'
import { useText } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { TextLink } from '../../../ui/button.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { useViewArrival } from '../../../ui/use-view-arrival.ts'
import { useMay, useReload } from '../use-keeping.ts'
import { TemplateEditor } from './template-editor.tsx'
import { TemplateList } from './template-list.tsx'
import { TemplateReader } from './template-reader.tsx'
import { listAddress, templatesKey, useTemplates } from './use-templates.ts'
import { templateWords as words } from './words.ts'

/** Every message, or the one whose code stands in the address. */
export function TemplatesTab() {
  const text = useText()
  useViewArrival()
  const [query] = useSearchParams()
  const { data, error, refetch } = useTemplates()
  const reload = useReload(templatesKey)
  const mayEdit = useMay('edit')
  const code = query.get('template')
  const template = data?.list.find((one) => one.code === code)
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={8} />
  if (code === null) return <TemplateList templates={data.list} />
  if (!template)
    return (
      <Card>
        <EmptyState icon={<MessageSquareText aria-hidden size={28} />} title={text(words.gone)}>
          <TextLink to={listAddress}>{text(words.back)}</TextLink>
        </EmptyState>
      </Card>
    )
  if (!mayEdit || template.editableYn === 'N') return <TemplateReader template={template} partPoisha={data.partPoisha} />
  return (
    <TemplateEditor key={`${template.code} ${template.revision}`} template={template} partPoisha={data.partPoisha} onChanged={reload} />
  )
}
