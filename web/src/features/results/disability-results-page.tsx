import { disability } from './kinds.ts'
import { ResultsPage } from './results-page.tsx'

export const DisabilityResultsPage = () => <ResultsPage kind={disability} />
