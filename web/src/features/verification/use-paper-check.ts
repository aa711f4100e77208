import { useState } from 'react'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { verifyCode } from '../../../../domain/src/contracts/verification.ts'
import { codeOf } from '../../../../domain/src/fields/signed-code.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { NotScanned, orNoReader } from './not-scanned.ts'
import type { Notice } from './words.ts'

export type Paper = AnswerOf<typeof verifyCode>

type State =
  | { step: 'ask'; notice?: Notice; hasReturned?: boolean }
  | { step: 'scan' }
  | { step: 'check' }
  /** Without a paper, the server knows no such code. */
  | { step: 'told'; paper: Paper | undefined }
  | { step: 'failed'; problem: unknown; code: string }

/** From a code, however it was read, to what the server says of it. `isGiven`: the address brings one along. */
export function usePaperCheck(isGiven: boolean) {
  const [state, setState] = useState<State>({ step: isGiven ? 'check' : 'ask' })

  const ask = async (code: string) => {
    setState({ step: 'check' })
    try {
      setState({ step: 'told', paper: (await call(verifyCode, { body: { code }, showLoader: false })).data })
    } catch (problem) {
      const isUnknown = problem instanceof CallProblem && problem.code === 'VERIFICATION_NOT_FOUND'
      setState(isUnknown ? { step: 'told', paper: undefined } : { step: 'failed', problem, code })
    }
  }
  const refuse = (notice: Notice) => setState({ step: 'ask', notice })
  const check = (text: string) => {
    // What is no code of ours is not sent anywhere: it may be anybody's ticket or password.
    const code = codeOf(text)
    if (code) void ask(code)
    else refuse('foreign')
  }
  return {
    state,
    check,
    retry: ask,
    refuse,
    scan: () => setState({ step: 'scan' }),
    checkPicture: async (file: File) => {
      // What was said of the last picture is taken back first: the same sentence is news when it comes again.
      setState({ step: 'ask' })
      try {
        const { scanPicture } = await import('./scan-picture.ts').catch(orNoReader)
        check(await scanPicture(file))
      } catch (problem) {
        refuse(problem instanceof NotScanned ? problem.why : 'no-picture')
      }
    },
    startAgain: () => setState({ step: 'ask', hasReturned: true }),
  }
}
