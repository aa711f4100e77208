import { answerWords as words } from './answer-words.ts'
import { NothingFound } from './nothing-found.tsx'

export const PaperNotFound = () => (
  <NothingFound
    word={words.notFound}
    may={words.notFoundMay}
    reasons={[words.notFoundTyped, words.notFoundWorn, words.notFoundOther]}
    help={words.notFoundHelp}
  />
)
