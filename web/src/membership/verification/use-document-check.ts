import { useState } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { verifyCode } from '@wewb/domain/membership/verification-contracts'
import { extractSignedCode } from '@wewb/domain/engine/fields/signed-code'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { ScanError, throwReaderUnavailable } from './scan-error.ts'
import type { ScanNotice } from './document-check-messages.ts'

export type VerifiedDocument = ResponseOf<typeof verifyCode>

type State =
  | { step: 'ask'; notice?: ScanNotice; hasReturned?: boolean }
  | { step: 'scan' }
  | { step: 'check' }
  /** Undefined when the server does not know the code. */
  | { step: 'told'; verifiedDocument: VerifiedDocument | undefined }
  | { step: 'failed'; problem: unknown; code: string }

/** Checks a code, however it was read, with the server. `isGiven`: the URL contains one. */
export function useDocumentCheck(isGiven: boolean) {
  const [state, setState] = useState<State>({ step: isGiven ? 'check' : 'ask' })

  const verify = async (code: string) => {
    setState({ step: 'check' })
    try {
      setState({
        step: 'told',
        verifiedDocument: (await sendRequest(verifyCode, { body: { code }, showLoader: false })).data,
      })
    } catch (problem) {
      const isUnknown = problem instanceof ApiProblem && problem.code === 'VERIFICATION_NOT_FOUND'
      setState(isUnknown ? { step: 'told', verifiedDocument: undefined } : { step: 'failed', problem, code })
    }
  }
  const showNotice = (notice: ScanNotice) => setState({ step: 'ask', notice })
  const check = (text: string) => {
    // Foreign codes are not sent to the server: they may be a ticket or a password.
    const code = extractSignedCode(text)
    if (code) void verify(code)
    else showNotice('foreign')
  }
  return {
    state,
    check,
    retry: verify,
    reject: showNotice,
    scan: () => setState({ step: 'scan' }),
    checkPicture: async (file: File) => {
      // Clears the last message first, so that the same message is announced again.
      setState({ step: 'ask' })
      try {
        const { scanPicture } = await import('./scan-picture.ts').catch(throwReaderUnavailable)
        check(await scanPicture(file))
      } catch (problem) {
        showNotice(problem instanceof ScanError ? problem.reason : 'no-picture')
      }
    },
    startAgain: () => setState({ step: 'ask', hasReturned: true }),
  }
}
