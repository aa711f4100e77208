import { education } from './kinds.ts'
import { ResultsPage } from './results-page.tsx'

export const EducationResultsPage = () => <ResultsPage kind={education} />
