import { lazy } from 'react'
import type { Application } from '../../forms/application.ts'

const CasePanel = lazy(async () => ({ default: (await import('../../features/cases/case-panel.tsx')).CasePanel }))

/** On the page of any file that may belong to the case of a family. */
export const caseOf = ({ applicationNo }: Application) => <CasePanel key={applicationNo} applicationNo={applicationNo} />
