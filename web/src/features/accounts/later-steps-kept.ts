import type { CodeSent } from './code-sent.ts'

type Step = CodeSent & { resetToken?: string }
export type Kept = Step & { expiresAt: number; resendAt: number }

export const keptAs = 'codeStep'

/** A reload comes back to the code or the new password (keep-step.ts). No password and no name is kept, nothing after its time. */
export function keptStep(purpose: CodeSent['purpose']): Step | undefined {
  const kept = JSON.parse(sessionStorage.getItem(keptAs) ?? 'null') as Kept | null
  if (kept?.purpose !== purpose) return undefined
  const until = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))
  const expiresIn = until(kept.expiresAt)
  if (expiresIn) return { ...kept, expiresIn, resendAfter: until(kept.resendAt) }
  dropStep()
  return undefined
}

export const dropStep = () => sessionStorage.removeItem(keptAs)
