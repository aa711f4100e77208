import { useState } from 'react'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import type { startSecondFactor } from '../../../../../domain/src/contracts/second-factor.ts'
import { ChooseWay } from './choose-way.tsx'
import { ConfirmCode } from './confirm-code.tsx'
import type { SecondFactor } from './use-second-factor.ts'

export type Started = AnswerOf<typeof startSecondFactor>

/** First the way and the password, then one code that shows it works; the recovery codes are the third step. */
export function SetUp({ factor, onCodes }: { factor: SecondFactor; onCodes(codes: string[]): void }) {
  const [started, setStarted] = useState<Started>()
  if (!started) return <ChooseWay factor={factor} onStarted={setStarted} />
  return <ConfirmCode factor={factor} started={started} onCodes={onCodes} onBack={() => setStarted(undefined)} />
}
