import { useState } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import type { startSecondFactor } from '@wewb/domain/identity/second-factor-contracts'
import { ChooseMethod } from './choose-method.tsx'
import { ConfirmCode } from './confirm-code.tsx'
import type { SecondFactor } from './use-second-factor.ts'

export type SecondFactorSetup = ResponseOf<typeof startSecondFactor>

/** First the method and the password, then a code as proof; the recovery codes are the third step. */
export function SetUpSecondFactor({ factor, onCodes }: { factor: SecondFactor; onCodes(codes: string[]): void }) {
  const [started, setStarted] = useState<SecondFactorSetup>()
  if (!started) return <ChooseMethod factor={factor} onStarted={setStarted} />
  return <ConfirmCode factor={factor} setup={started} onCodes={onCodes} onBack={() => setStarted(undefined)} />
}
