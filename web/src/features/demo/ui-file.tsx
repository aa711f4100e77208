import { useState } from 'react'
import type { Answers } from '../../../../domain/src/conditions/holds.ts'
import { begin } from '../../../../domain/src/engine/standing.ts'
import { AnswerSections } from '../../forms/answer-sections.tsx'
import { ReplyForm } from '../../forms/reply-form.tsx'
import { Timeline, type TimelineRow } from '../../forms/timeline.tsx'
import { useText } from '../../i18n/language.tsx'
import { toast } from '../../ui/toast.tsx'
import { everyKind } from './form-definition.ts'
import { serverInMemory } from './form-in-memory.ts'
import { demoFacts, demoQuestions } from './ui-form.tsx'
import { words } from './ui-words.ts'

const sendBack = everyKind.workflow.moves.find(({ id }) => id === 'send-back')
const standing = { ...begin(everyKind.workflow, { owners: [], offices: {}, on: '2026-11-10' }), state: 'pending', desk: 'section' }

const before: Answers = {
  applicantName: 'Rahima Begum',
  maritalStatus: 'SINGLE',
  debt: '25000',
  present: { divisionId: '1', districtId: 'd0' },
}
const now: Answers = { ...before, debt: '250000', present: { divisionId: '1', districtId: 'd1', upazilaId: 'u3', village: 'চন্দ্রা' } }

const rows: TimelineRow[] = [
  { at: '2026-11-08T04:42:00Z', what: words.submitted, by: words.applicant },
  { at: '2026-11-10T06:10:00Z', what: words.returned, by: words.officer, note: 'পাসপোর্টের কপি স্পষ্ট নয়। আবার দিন।' },
  { at: '2026-11-15T05:00:00Z', what: words.resubmitted, by: words.applicant },
]

/** The same application at an officer's desk. */
export function DemoFile() {
  const text = useText()
  const [{ services }] = useState(() => serverInMemory({ change: () => undefined, questions: demoQuestions }))
  return (
    <div className="grid grid-cols-1 gap-8">
      <AnswerSections
        definition={everyKind}
        answers={now}
        previous={before}
        changed={['debt', 'present.districtId', 'present.upazilaId']}
        known={{ facts: demoFacts }}
        services={services}
      />
      <Timeline rows={rows} next={{ title: words.decision, text: words.decisionText }} />
      {sendBack && (
        <ReplyForm
          move={sendBack}
          workflow={everyKind.workflow}
          standing={standing}
          facts={demoFacts}
          services={services}
          sendLabel={sendBack.label}
          onSend={async () => toast({ kind: 'success', text: text(words.sent) })}
        />
      )}
    </div>
  )
}
