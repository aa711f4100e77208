import type { Kind } from './kind.ts'
import { ResultsPage } from './results-page.tsx'
import { words } from './words.ts'

const kind: Kind = {
  type: 'EDUCATION',
  screen: 'education-results',
  ways: [
    { way: 'ROLL', label: words.byRoll },
    { way: 'REGISTRATION', label: words.byRegistration },
    { way: 'APPLICATION_NO', label: words.byApplicationNo },
    { way: 'DISTRICT', label: words.byDistrict },
  ],
  words,
}

export const EducationResultsPage = () => <ResultsPage kind={kind} />
