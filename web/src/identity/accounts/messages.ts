import { accountMessages } from './account-messages.ts'
import { accountStepMessages } from './account-step-messages.ts'
import { loginMessages } from './login-messages.ts'
import { registerMessages } from './register-messages.ts'

/** All texts of the account screens. Each screen imports only its own part, to stay small. */
export const allAccountMessages = { ...accountMessages, ...loginMessages, ...registerMessages, ...accountStepMessages }
