import type { FinderAnswers } from '../../../domain/src/finder/answers.ts'

/** What was told to the benefit finder, and what each service's form need not ask again. */
export type KeptFinder = { answers: FinderAnswers; carries: { [service: string]: { [path: string]: string } } }

const keptAs = 'finder'

/** In this tab only: what has happened to a family is nothing to leave behind on a device. */
export const keepFinder = (kept: KeptFinder): void => sessionStorage.setItem(keptAs, JSON.stringify(kept))

export const forgetFinder = (): void => sessionStorage.removeItem(keptAs)

export function readFinder(): KeptFinder {
  const text = sessionStorage.getItem(keptAs)
  return text === null ? { answers: {}, carries: {} } : (JSON.parse(text) as KeptFinder)
}
