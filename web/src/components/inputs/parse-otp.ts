import { toAsciiDigits } from '@wewb/domain/language/digits'

export type CodeMode = 'digits' | 'letter-numeric'

const takes: Record<CodeMode, RegExp> = { digits: /^[0-9]*$/, 'letter-numeric': /^[A-Za-z0-9]*$/ }

/** Returns the code after typing; undefined when a character is not allowed in a code. */
export function parseTypedCode(typed: string, mode: CodeMode, length: number): string | undefined {
  const code = toAsciiDigits(typed.normalize('NFC')).replace(/[\s-]/g, '')
  return takes[mode].test(code) ? code.slice(0, length) : undefined
}

/** A paste must be a whole code: a longer number cut short would look right but be wrong. */
export function parsePastedCode(pasted: string, mode: CodeMode, length: number): string | undefined {
  const code = parseTypedCode(pasted, mode, Infinity)
  return code && code.length <= length ? code : undefined
}
