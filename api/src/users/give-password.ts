import { randomInt } from 'node:crypto'
import { checkPassword } from '../../../domain/src/accounts/password.ts'
import { told } from '../../../domain/src/accounts/staff-account.ts'
import type { PasswordWay } from '../../../domain/src/contracts/users.ts'
import type { LoginId } from '../../../domain/src/fields/formats.ts'
import { mask } from '../../../domain/src/fields/mask-login-id.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import type { TemplateCode } from '../../../domain/src/messages/templates.ts'
import { notify } from '../messages/notify.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { hashPassword } from '../platform/passwords.ts'
import { refuse } from '../platform/problem.ts'
import { mayShowPassword } from './describe-user.ts'

/** What somebody else has seen must not lie about: after a long weekend it opens nothing. */
const temporaryDays = 3

/** Without what is easily mistaken: no O and 0, no l, I and 1. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** Three groups of four, for reading aloud: 69 bits. */
function inventPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  const password = [group(), group(), group()].join('-')
  return checkPassword(password) === undefined ? password : inventPassword()
}

/** Invited, a person has a password that nobody knows until they choose one with a code of their own. */
export async function preparePassword({ secrets, now }: Pick<Context, 'secrets' | 'now'>, way: PasswordWay) {
  const temporary = way === 'SHOW' ? inventPassword() : null
  const until = temporary === null ? null : new Date(now().getTime() + temporaryDays * 86_400_000)
  return { temporary, hash: await hashPassword(temporary ?? secrets.newToken().token), until }
}

/** Refuses to make up a password that whoever asks may not know. */
export async function insistMayShow({ db, actor }: Context, way: PasswordWay, userType: string, roleIds: readonly number[]) {
  if (way === 'INVITE' || (await mayShowPassword(db, actor, userType, roleIds))) return
  refuse('ANSWERS_INVALID', { issues: [told('way', onlyByInvitation)] })
}

const onlyByInvitation = {
  bn: 'এই ব্যক্তির পাসওয়ার্ড অ্যাডমিন দেখতে পারেন না। তাঁকে বার্তা পাঠান; তিনি নিজে পাসওয়ার্ড ঠিক করবেন।',
  en: 'An administrator may not see the password of this person. Send a message: they choose the password themselves.',
}

/** Where to choose a password; the code for it is sent when they ask, so no message carries a secret. */
export async function invite(tx: Tx, { jobs, config }: Context, to: LoginId, language: Locale, template: TemplateCode): Promise<string> {
  await notify(tx, jobs, { to, language, template, values: { link: `${config.publicUrl}/forgot-password` } })
  return mask(to)
}
