import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { mergeAnswers } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import type { Secrets } from '#security/secrets.ts'

type StoredAnswers = { answers: Answers; answers_sealed: Buffer | null }

export const decryptAnswers = (secrets: Secrets, row: StoredAnswers): Answers =>
  row.answers_sealed
    ? mergeAnswers(row.answers, JSON.parse(secrets.decrypt(row.answers_sealed)) as Answers)
    : row.answers
