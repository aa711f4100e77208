import { verifyCode } from '../../../../domain/src/contracts/verification.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { writeKeptCard, type CardState, type KeptCard } from './kept-card.ts'

/** Asks the board whether the card still counts, as anybody could who scans it. */
export async function checkKeptCard({ card }: KeptCard): Promise<KeptCard> {
  const kept = { card, state: await stateOf(card.code), checkedAt: new Date().toISOString() }
  await writeKeptCard(kept)
  return kept
}

async function stateOf(code: string): Promise<CardState> {
  try {
    return (await call(verifyCode, { body: { code }, showLoader: false, isPatient: true })).data.state
  } catch (problem) {
    if (problem instanceof CallProblem && problem.code === 'VERIFICATION_NOT_FOUND') return 'UNKNOWN'
    throw problem
  }
}
