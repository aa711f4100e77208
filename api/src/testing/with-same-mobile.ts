import type { TestPortal } from './test-portal.ts'

/** While the check runs, these accounts have the same mobile number, as two accounts of one person. */
export async function withSameMobile<T>({ db }: Pick<TestPortal, 'db'>, logins: string[], check: () => Promise<T>) {
  const before = await db.selectFrom('account').select(['id', 'mobile']).where('login_id', 'in', logins).execute()
  await db.updateTable('account').set({ mobile: '01711000904' }).where('login_id', 'in', logins).execute()
  const result = await check()
  for (const { id, mobile } of before) await db.updateTable('account').set({ mobile }).where('id', '=', id).execute()
  return result
}
