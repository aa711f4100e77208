import { toAsciiDigits } from '../../../domain/src/language/digits.ts'

export type CodeMode = 'digits' | 'letter-numeric'

const takes: Record<CodeMode, RegExp> = { digits: /^[0-9]*$/, 'letter-numeric': /^[A-Za-z0-9]*$/ }

/** What stands in the boxes after typing; undefined when a character does not belong in a code. */
export function readTypedCode(typed: string, mode: CodeMode, length: number): string | undefined {
  const code = toAsciiDigits(typed.normalize('NFC')).replace(/[\s-]/g, '')
  return takes[mode].test(code) ? code.slice(0, length) : undefined
}

/** A paste is a whole code or nothing: a longer number cut short would be a wrong code that looks right. */
export function readPastedCode(pasted: string, mode: CodeMode, length: number): string | undefined {
  const code = readTypedCode(pasted, mode, Infinity)
  return code && code.length <= length ? code : undefined
}
