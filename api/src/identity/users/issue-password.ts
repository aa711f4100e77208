import { randomInt } from 'node:crypto'
import { validatePassword } from '@wewb/domain/identity/accounts/password'
import { ruleIssue } from '@wewb/domain/identity/accounts/staff-account'
import type { PasswordDeliveryMethod } from '@wewb/domain/identity/user-contracts'
import type { LoginId } from '@wewb/domain/engine/fields/formats'
import { maskLoginId } from '@wewb/domain/engine/fields/mask-login-id'
import type { Locale } from '@wewb/domain/language/bilingual'
import type { TemplateCode } from '@wewb/domain/messaging/templates'
import { notify } from '#messaging/messages/notify.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { hashPassword } from '#security/password-hashing.ts'
import { throwProblem } from '#problems/problem.ts'
import { mayShowPassword } from './describe-user.ts'

/** A temporary password expires, because the administrator has seen it. */
const temporaryDays = 3

/** Leaves out characters that are easily confused: O and 0, l, I and 1. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** Generates three groups of four characters, easy to read aloud: 69 bits. */
function inventPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  const password = [group(), group(), group()].join('-')
  return validatePassword(password) === undefined ? password : inventPassword()
}

/** An invited user gets a random password that is not shown, and sets their own with a code. */
export async function issuePassword({ secrets, now }: Pick<Context, 'secrets' | 'now'>, way: PasswordDeliveryMethod) {
  const temporary = way === 'SHOW' ? inventPassword() : null
  const until = temporary === null ? null : new Date(now().getTime() + temporaryDays * 86_400_000)
  return { temporary, hash: await hashPassword(temporary ?? secrets.newToken().token), until }
}

/** Rejects the request if the actor may not know the password. */
export async function requireMayShowPassword(
  { db, actor }: Context,
  way: PasswordDeliveryMethod,
  userType: string,
  roleIds: readonly number[],
) {
  if (way === 'INVITE' || (await mayShowPassword(db, actor, userType, roleIds))) return
  throwProblem('ANSWERS_INVALID', { issues: [ruleIssue('way', onlyByInvitation)] })
}

const onlyByInvitation = {
  bn: 'এই ব্যক্তির পাসওয়ার্ড অ্যাডমিন দেখতে পারেন না। তাঁকে বার্তা পাঠান; তিনি নিজে পাসওয়ার্ড ঠিক করবেন।',
  en: 'An administrator may not see the password of this person. Send a message: they choose the password themselves.',
}

/** Sends the link for setting a password; the code is sent on request, so that no message contains a secret. */
export async function sendInvitation(
  tx: Tx,
  { jobs, config }: Context,
  to: LoginId,
  language: Locale,
  template: TemplateCode,
): Promise<string> {
  await notify(tx, jobs, { to, language, template, values: { link: `${config.publicUrl}/forgot-password` } })
  return maskLoginId(to)
}
