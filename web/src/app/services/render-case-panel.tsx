import { lazy } from 'react'
import type { Application } from '#form-engine/applications/application.ts'

const CasePanel = lazy(async () => ({ default: (await import('#casework/cases/case-panel.tsx')).CasePanel }))

/** Adds the panel of the family's case to the page of an application. */
export const renderCasePanel = ({ applicationNo }: Application) => (
  <CasePanel key={applicationNo} applicationNo={applicationNo} />
)
