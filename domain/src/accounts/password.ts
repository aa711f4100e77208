import { getOwn } from '../collections/get-own.ts'
import type { IssueCode } from '../fields/issue.ts'

export const shortestPassword = 8
export const longestPassword = 128

/**
 * Words that guessing programs dress up first; the composition rule alone lets Password@123 through. They are what the lists of leaked
 * passwords come back to, with a capital, a sign and some digits, and the words of this portal itself.
 */
const commonWords = new Set([
  'password', 'passwd', 'pass', 'passcode', 'mypassword', 'newpassword', 'qwerty', 'qwertyuiop', 'qwer', 'qwert', 'asdf', 'asdfgh', 'asdfghjkl', 'zxcv', 'zxcvbn', 'zxcvbnm', 'qaz', 'qazwsx',
  'abc', 'abcdef', 'abcdefg', 'aa', 'aaaa', 'a', 'admin', 'administrator', 'root', 'user', 'login', 'guest', 'master', 'super', 'system', 'server', 'temp', 'test', 'tester', 'testing', 'changeme', 'default', 'secret', 'access', 'account', 'office', 'computer', 'internet', 'mobile', 'google', 'facebook', 'samsung',
  'welcome', 'hello', 'letmein', 'iloveyou', 'love', 'lovely', 'mylove', 'baby', 'angel', 'princess', 'sunshine', 'dragon', 'monkey', 'football', 'cricket', 'baseball', 'superman', 'batman', 'shadow', 'michael', 'jesus', 'allah', 'bismillah', 'muhammad', 'mohammad', 'mohammed', 'islam', 'summer', 'winter', 'spring', 'january', 'february', 'march', 'april', 'june', 'july', 'august', 'september', 'october', 'november', 'december', 'sunday', 'monday', 'friday',
  'bangladesh', 'bangla', 'banglades', 'dhaka', 'chittagong', 'chattogram', 'sylhet', 'khulna', 'rajshahi', 'comilla', 'cumilla', 'saudi', 'dubai', 'riyadh', 'india', 'amarsonarbangla',
  'wewb', 'wewbd', 'wageearners', 'welfare', 'welfareboard', 'probashi', 'prabashi', 'probashikallyan', 'kallyan', 'kalyan', 'expatriate', 'bmet', 'portal', 'stipend', 'membership',
]) // prettier-ignore

/** SPEC.md section 5, and a deny list of what everyone chooses. */
export function checkPassword(password: string): IssueCode | undefined {
  if (password.length > longestPassword) return 'too-long'
  const strong =
    password.length >= shortestPassword &&
    /[0-9০-৯]/.test(password) &&
    /[A-Z]/.test(password) &&
    /[a-z]/.test(password) &&
    /[^A-Za-z0-9০-৯\s]/.test(password)
  if (!strong) return 'weak-password'
  return isCommon(password) ? 'common-password' : undefined
}

const disguises: Record<string, string> = { '@': 'a', '4': 'a', '0': 'o', '1': 'i', '!': 'i', '3': 'e', $: 's', '5': 's', '7': 't' }

/** A common word with nothing but digits and signs around it, written with letters or with what looks like them. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  const plain = lower.replaceAll(/[^a-z]+/g, '')
  // P@ssw0rd#1: the digits and signs at the end are the dressing, those inside the word are its letters.
  const dressed = [lower, lower.replace(/[^a-z]+$/, ''), lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')]
  const undressed = dressed.map((text) => text.replaceAll(/[^a-z]/g, (sign) => getOwn(disguises, sign) ?? ''))
  return [plain, ...undressed].some((word) => commonWords.has(word))
}
