import { expect, it } from 'vitest'
import { workingDaysBetween } from '#engine/evaluation/working-days.ts'
import { eduAllowance } from '#services/definitions/edu-allowance/definition.ts'
import { workflowWithAppeals } from '#services/workflows/appeals.ts'
import { dueDateBefore, supervisedDesks } from './supervision.ts'

const workflow = workflowWithAppeals(eduAllowance.workflow)

it('every desk has a supervisor one level above, and the director sees officers who stay overdue', () => {
  expect(supervisedDesks(['SECTION_OFFICER', 'ACCOUNTS'], workflow)).toEqual([])
  expect(supervisedDesks(['ASST_DIRECTOR'], workflow)).toEqual([{ desk: 'section', days: 2 }])
  expect(supervisedDesks(['DIRECTOR'], workflow)).toEqual([
    { desk: 'section', days: 5 },
    { desk: 'assistant', days: 2 },
  ])
  expect(supervisedDesks(['DG'], workflow)).toEqual([
    { desk: 'director', days: 2 },
    { desk: 'appeal-director', days: 2 },
  ])
})

it('counts overdue days as working days, without weekends and holidays', () => {
  const holidays = new Set(['2026-11-16'])
  // 2026-11-18 is a Wednesday; Friday and Saturday are the weekend.
  const due = dueDateBefore('2026-11-18', 3, holidays)
  expect(due).toBe('2026-11-14')
  expect(workingDaysBetween(due, '2026-11-18', holidays)).toBe(3)
  expect(workingDaysBetween('2026-11-15', '2026-11-18', holidays)).toBe(2)
})
