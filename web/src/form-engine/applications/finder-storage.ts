import type { FinderAnswers } from '@wewb/domain/casework/finder/answers'

/** Answers given to the benefit finder, and the answers it prefills per service. */
export type StoredFinderAnswers = { answers: FinderAnswers; carries: { [service: string]: { [path: string]: string } } }

const storedAs = 'finder'

/** Stored in this tab only: a family's circumstances must not stay on the device. */
export const saveFinderAnswers = (stored: StoredFinderAnswers): void =>
  sessionStorage.setItem(storedAs, JSON.stringify(stored))

export const deleteFinderAnswers = (): void => sessionStorage.removeItem(storedAs)

export function readFinderAnswers(): StoredFinderAnswers {
  const text = sessionStorage.getItem(storedAs)
  return text === null ? { answers: {}, carries: {} } : (JSON.parse(text) as StoredFinderAnswers)
}
