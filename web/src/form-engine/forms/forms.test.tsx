import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { createWorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { circularFacts, eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { membership } from '@wewb/domain/services/definitions/wewb-membership/definition'
import { membershipAnswers } from '@wewb/domain/services/definitions/wewb-membership/example'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { StaticRouter } from '#lib/router/router.tsx'
import { AnswerSections } from './answer-sections.tsx'
import { CheckAnswers } from './check-answers.tsx'
import { ActionForm } from './action-form.tsx'
import { StepForm } from './step-form.tsx'
import { TaskList } from './task-list.tsx'
import { Timeline } from '#form-engine/applications/timeline.tsx'
import { useAnswers } from './use-answers.ts'
import { useForm, type FormState } from './use-form.ts'

const later = () => new Promise<never>(() => undefined)
const document = { fileName: 'copy.jpg', mediaType: 'image/jpeg', kilobytes: 90, width: 300, height: 300 }
const services: FormServices = {
  list: later,
  upload: later,
  open: later,
  remove: later,
  verify: later,
  document: () => document,
}

const renderHtml = (element: React.ReactNode) =>
  renderToString(
    <StaticRouter location="/">
      <LanguageProvider initial="en">{element}</LanguageProvider>
    </StaticRouter>,
  )

/** The last step of membership with the fees of the mission in Riyadh. */
function Payment({ answers }: { answers: Answers }) {
  const facts = { 'membership.fee': '110', 'membership.totalWithInsurance': '141.50', 'membership.currency': 'SAR' }
  const form = useForm({ definition: membership, answersState: useAnswers(membership, answers), services, facts })
  return <StepForm form={form} step="payment" onSave={later} onNext={() => undefined} />
}

function WithForm({
  answers,
  unlocked,
  children,
}: {
  answers: Answers
  unlocked?: string[]
  children(form: FormState): React.ReactNode
}) {
  const sheet = useAnswers(eduAllowance, answers)
  const correcting = unlocked && { correcting: { stored: answers, unlocked } }
  return children(
    useForm({ definition: eduAllowance, answersState: sheet, services, facts: circularFacts, ...correcting }),
  )
}

const stepOf = (step: string, answers: Answers, unlocked?: string[]) =>
  renderHtml(
    <WithForm answers={answers} {...(unlocked && { unlocked })}>
      {(form) => <StepForm form={form} step={step} onSave={later} onNext={() => undefined} />}
    </WithForm>,
  )

describe('form step', () => {
  it('asks the questions that the answers require', () => {
    expect(stepOf('documents', eduAllowanceAnswers)).not.toContain('id="deathCertificate"')
    expect(stepOf('documents', { ...eduAllowanceAnswers, workerAliveYn: 'N' })).toContain('id="deathCertificate"')
  })

  it('shows its number and the total', () => {
    expect(stepOf('education', eduAllowanceAnswers)).toContain('Step 2 of 5')
  })

  it('shows a confirmed register value as text', () => {
    const html = stepOf('student', eduAllowanceAnswers)
    expect(html).toContain('RAHIMA KHATUN')
    expect(html).not.toContain('name="studentNameEn"')
    expect(html).toContain('name="studentNameBn"')
  })

  it('shows the currency of the mission, and disabled options', () => {
    const html = renderHtml(<Payment answers={{ ...membershipAnswers, insuranceYn: 'Y' }} />)
    expect(html).toContain('110 SAR')
    expect(html).toContain('141.50 SAR')
    expect(html).toMatch(/<h3[^>]*>What you pay<\/h3>/)
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="BANK"/)
    expect(html).toContain('Bank payment is currently unavailable.')
  })

  it('unlocks only the returned answers, and their dependent lists', () => {
    const html = stepOf('address', eduAllowanceAnswers, ['present.districtId'])
    expect(html).toContain('name="present.districtId"')
    expect(html).toContain('name="present.upazilaId"')
    expect(html).not.toContain('name="present.village"')
    expect(html).not.toContain('name="bank.accountNumber"')
  })
})

describe('form navigation', () => {
  it('lists the steps, and locks those after an incomplete one', () => {
    const tasks = (answers: Answers) =>
      renderHtml(
        <WithForm answers={answers}>{(form) => <TaskList form={form} hrefOf={(step) => `/apply/${step}`} />}</WithForm>,
      )
    expect(tasks(eduAllowanceAnswers)).toContain('href="/apply/address"')
    expect(tasks({})).toContain('href="/apply/student"')
    expect(tasks({})).not.toContain('href="/apply/address"')
  })

  it('links every answer to its question', () => {
    const html = renderHtml(
      <WithForm answers={eduAllowanceAnswers}>
        {(form) => <CheckAnswers form={form} hrefOf={(step, path) => `/apply/${step}#${path ?? ''}`} />}
      </WithForm>,
    )
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toContain('/apply/address#present.village')
    expect(links).not.toContain('/apply/student#setupId')
  })
})

describe('application at a desk', () => {
  it('marks corrected answers with their previous values', () => {
    const previous = { ...eduAllowanceAnswers, rollNo: '654321' }
    const html = renderHtml(
      <AnswerSections
        definition={eduAllowance}
        answers={eduAllowanceAnswers}
        previousAnswers={previous}
        changedPaths={['rollNo']}
        evaluationContext={{ facts: circularFacts }}
        services={services}
      />,
    )
    expect(html.match(/Changed/g)).toHaveLength(1)
    expect(html).toContain('Before: 654321')
  })

  it('asks the questions of the move and the desk, prefilled', () => {
    const { workflow } = eduAllowance
    const move = workflow.moves.find(({ id }) => id === 'forward')!
    const workflowState = {
      ...createWorkflowState(workflow, { owners: [], offices: {}, on: '2026-11-15' }),
      state: 'pending',
      desk: 'section',
    }
    const html = renderHtml(
      <ActionForm
        move={move}
        workflow={workflow}
        workflowState={workflowState}
        facts={circularFacts}
        services={services}
        onSubmit={later}
      />,
    )
    expect(html).toContain('id="checkList"')
    expect(html).toContain('id="recommendedAmount"')
    expect(html).toContain('value="27500"')
  })

  it('shows the history in order, and marks the current state', () => {
    const rows = [
      { at: '2026-11-08', what: { bn: 'জমা', en: 'Submitted' } },
      { at: '2026-11-15', what: { bn: 'অগ্রায়ন', en: 'Forwarded' }, by: 'Section officer' },
    ]
    const html = renderHtml(<Timeline rows={rows} next={{ title: { bn: 'সিদ্ধান্ত', en: 'Decision' } }} />)
    expect(html.indexOf('Submitted')).toBeLessThan(html.indexOf('Forwarded'))
    expect(html).toMatch(/aria-current="step"[^>]*>Forwarded/)
    expect(html).toContain('Decision')
  })
})
