import { useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { createWorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import { AnswerSections } from '#form-engine/forms/answer-sections.tsx'
import { ActionForm } from '#form-engine/forms/action-form.tsx'
import { Timeline, type TimelineRow } from '#form-engine/applications/timeline.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { demoServiceDefinition } from './demo-service-definition.ts'
import { createInMemoryServer } from './in-memory-server.ts'
import { demoFacts, demoQuestions } from './ui-form.tsx'
import { demoUiMessages } from './ui-messages.ts'

const sendBack = demoServiceDefinition.workflow.moves.find(({ id }) => id === 'send-back')
const workflowState = {
  ...createWorkflowState(demoServiceDefinition.workflow, { owners: [], offices: {}, on: '2026-11-10' }),
  state: 'pending',
  desk: 'section',
}

const before: Answers = {
  applicantName: 'Rahima Begum',
  maritalStatus: 'SINGLE',
  debt: '25000',
  present: { divisionId: '1', districtId: 'd0' },
}
const now: Answers = {
  ...before,
  debt: '250000',
  present: { divisionId: '1', districtId: 'd1', upazilaId: 'u3', village: 'চন্দ্রা' },
}

const rows: TimelineRow[] = [
  { at: '2026-11-08T04:42:00Z', what: demoUiMessages.submitted, by: demoUiMessages.applicant },
  {
    at: '2026-11-10T06:10:00Z',
    what: demoUiMessages.returned,
    by: demoUiMessages.officer,
    note: 'পাসপোর্টের কপি স্পষ্ট নয়। আবার দিন।',
  },
  { at: '2026-11-15T05:00:00Z', what: demoUiMessages.resubmitted, by: demoUiMessages.applicant },
]

/** Shows the same application at an officer's desk. */
export function DemoApplication() {
  const text = useText()
  const [{ services }] = useState(() => createInMemoryServer({ change: () => undefined, questions: demoQuestions }))
  return (
    <div className="grid grid-cols-1 gap-8">
      <AnswerSections
        definition={demoServiceDefinition}
        answers={now}
        previousAnswers={before}
        changedPaths={['debt', 'present.districtId', 'present.upazilaId']}
        evaluationContext={{ facts: demoFacts }}
        services={services}
      />
      <Timeline rows={rows} next={{ title: demoUiMessages.decision, text: demoUiMessages.decisionText }} />
      {sendBack && (
        <ActionForm
          move={sendBack}
          workflow={demoServiceDefinition.workflow}
          workflowState={workflowState}
          facts={demoFacts}
          services={services}
          submitLabel={sendBack.label}
          onSubmit={async () => toast({ kind: 'success', text: text(demoUiMessages.sent) })}
        />
      )}
    </div>
  )
}
