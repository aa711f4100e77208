import { getOwn } from '#collections/get-own.ts'

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

/**
 * Deny list: common words of leaked passwords and words of this portal. The composition rule alone would accept
 * Password@123.
 */
const commonWords = new Set([
  'password',
  'passwd',
  'pass',
  'passcode',
  'mypassword',
  'newpassword',
  'qwerty',
  'qwertyuiop',
  'qwer',
  'qwert',
  'asdf',
  'asdfgh',
  'asdfghjkl',
  'zxcv',
  'zxcvbn',
  'zxcvbnm',
  'qaz',
  'qazwsx',
  'abc',
  'abcdef',
  'abcdefg',
  'aa',
  'aaaa',
  'a',
  'admin',
  'administrator',
  'root',
  'user',
  'login',
  'guest',
  'master',
  'super',
  'system',
  'server',
  'temp',
  'test',
  'tester',
  'testing',
  'changeme',
  'default',
  'secret',
  'access',
  'account',
  'office',
  'computer',
  'internet',
  'mobile',
  'google',
  'facebook',
  'samsung',
  'welcome',
  'hello',
  'letmein',
  'iloveyou',
  'love',
  'lovely',
  'mylove',
  'baby',
  'angel',
  'princess',
  'sunshine',
  'dragon',
  'monkey',
  'football',
  'cricket',
  'baseball',
  'superman',
  'batman',
  'shadow',
  'michael',
  'jesus',
  'allah',
  'bismillah',
  'muhammad',
  'mohammad',
  'mohammed',
  'islam',
  'summer',
  'winter',
  'spring',
  'january',
  'february',
  'march',
  'april',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
  'sunday',
  'monday',
  'friday',
  'bangladesh',
  'bangla',
  'banglades',
  'dhaka',
  'chittagong',
  'chattogram',
  'sylhet',
  'khulna',
  'rajshahi',
  'comilla',
  'cumilla',
  'saudi',
  'dubai',
  'riyadh',
  'india',
  'amarsonarbangla',
  'wewb',
  'wewbd',
  'wageearners',
  'welfare',
  'welfareboard',
  'probashi',
  'prabashi',
  'probashikallyan',
  'kallyan',
  'kalyan',
  'expatriate',
  'bmet',
  'portal',
  'stipend',
  'membership',
])

/** Checks the composition rule (docs/domain/api-conventions.md) and the deny list of common passwords. */
export function validatePassword(password: string): 'too-long' | 'weak-password' | 'common-password' | undefined {
  if (password.length > MAX_PASSWORD_LENGTH) return 'too-long'
  const strong =
    password.length >= MIN_PASSWORD_LENGTH &&
    /[0-9০-৯]/.test(password) &&
    /[A-Z]/.test(password) &&
    /[a-z]/.test(password) &&
    /[^A-Za-z0-9০-৯\s]/.test(password)
  if (!strong) return 'weak-password'
  return isCommon(password) ? 'common-password' : undefined
}

const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
}

/**
 * True if it is a common word with only digits and signs around it, also if its letters are replaced by similar signs.
 */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  const plain = lower.replaceAll(/[^a-z]+/g, '')
  // P@ssw0rd#1: strips trailing digits and signs; those inside the word stand for letters.
  const dressed = [lower, lower.replace(/[^a-z]+$/, ''), lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')]
  const undressed = dressed.map((text) => text.replaceAll(/[^a-z]/g, (sign) => getOwn(disguises, sign) ?? ''))
  return [plain, ...undressed].some((word) => commonWords.has(word))
}
