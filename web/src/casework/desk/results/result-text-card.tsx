import { Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { getOwn } from '@wewb/domain/collections/get-own'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { saveResultText } from '@wewb/domain/content/result-plan-contracts'
import { resultTextFields } from '@wewb/domain/services/awards/result-fields'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { FieldsForm } from '#form-engine/forms/fields-form.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { noFormServices } from './no-form-services.ts'
import { resultPlanMessages } from './result-plan-messages.ts'
import type { Plan } from './use-result-plan.ts'

type Props = { plan: Plan; mayEdit: boolean; onChanged(): void }

const ids = ['titleBng', 'title', 'noteBng', 'note', 'memoNo', 'memoOn'] as const

/** The public texts of a result; an editor writes them but cannot publish. */
export function ResultTextCard({ plan, mayEdit, onChanged }: Props) {
  const { text } = useLanguage()
  const [isEditing, setIsEditing] = useState(false)
  const [facts] = useState(() => ({ today: toDhakaDate(new Date()) }))
  const fields = resultTextFields(plan.publishedOn !== null)
  const [initial] = useState((): Answers => Object.fromEntries(ids.map((id) => [id, plan[id] ?? ''])))
  const save = async (normalized: Answers) => {
    const pickText = (id: string) => (typeof normalized[id] === 'string' ? { [id]: normalized[id] } : {})
    const body = {
      title: '',
      titleBng: '',
      revision: plan.revision,
      ...Object.assign({}, ...[...ids, 'reason'].map(pickText)),
    }
    await sendRequest(saveResultText, { params: { id: plan.setupId }, body })
    toast({ kind: 'success', text: text(resultPlanMessages.textSaved) })
    setIsEditing(false)
    onChanged()
  }
  return (
    <Card
      title={text(resultPlanMessages.text)}
      aside={
        mayEdit &&
        !isEditing && (
          <Button
            variant="secondary"
            isSmall
            icon={<Pencil aria-hidden size={18} />}
            onClick={() => setIsEditing(true)}
          >
            {text(plan.publishedOn ? resultPlanMessages.correctText : resultPlanMessages.editText)}
          </Button>
        )
      }
    >
      <p className="mb-4 text-muted">{text(resultPlanMessages.textIntro)}</p>
      {isEditing ? (
        <FieldsForm
          fields={fields}
          facts={facts}
          services={noFormServices}
          initial={initial}
          submitLabel={resultPlanMessages.saveText}
          onSubmit={save}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <Read plan={plan} />
      )}
    </Card>
  )
}

function Read({ plan }: { plan: Plan }) {
  const { text, date } = useLanguage()
  const values: Record<(typeof ids)[number], ReactNode> = {
    titleBng: <span lang="bn">{plan.titleBng}</span>,
    title: <span lang="en">{plan.title}</span>,
    noteBng: plan.noteBng && <span lang="bn">{plan.noteBng}</span>,
    note: plan.note && <span lang="en">{plan.note}</span>,
    memoNo: plan.memoNo && <span lang="en">{plan.memoNo}</span>,
    memoOn: plan.memoOn && date(plan.memoOn),
  }
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {resultTextFields(false)
        .filter(({ id }) => getOwn(values, id))
        .map(({ id, label }) => (
          <div key={id} className="min-w-0 break-words">
            <dt className="text-sm text-muted">{text(label)}</dt>
            <dd className="whitespace-pre-line">{getOwn(values, id)}</dd>
          </div>
        ))}
    </dl>
  )
}
