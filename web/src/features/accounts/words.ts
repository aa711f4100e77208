import { accountWords } from './account-words.ts'
import { laterWords } from './later-words.ts'
import { loginWords } from './login-words.ts'
import { registerWords } from './register-words.ts'

/** All that the account screens say. Each screen imports only its own part: a phone pays for every word. */
export const words = { ...accountWords, ...loginWords, ...registerWords, ...laterWords }
