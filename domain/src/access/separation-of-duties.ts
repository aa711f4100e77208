import type { Bilingual } from '#language/bilingual.ts'
import type { Permission } from './actions.ts'
import type { RoleCode } from './roles.ts'

/** A role for the separation check: its code and its permissions in any office. */
export type DutyHolder = { code: string; permissions: readonly Permission[] }

/** A role is on a side if its code is listed, or if the side owns one of its permissions. */
type Side = { roles: readonly RoleCode[]; owns(permission: Permission): boolean }

/** Two sides that one role, or the roles of one person, must not combine. */
type Separation = { one: Side; other: Side; reason: Bilingual }

/** Also matches by permission, so that a copy of a role under another name does not evade the rule. */
const separations: readonly Separation[] = [
  {
    one: {
      roles: ['SYS_ADMIN'],
      owns: (permission) => /^(?:role|users|user-type-role):(?:create|edit|delete)$/.test(permission),
    },
    other: {
      roles: ['DIRECTOR', 'DG', 'ACCOUNTS'],
      owns: (permission) => /:(?:approve|reject|pay|override-claim)$/.test(permission),
    },
    reason: {
      bn: 'যিনি রোল ও ব্যবহারকারী ঠিক করেন, তিনি আবেদন অনুমোদন বা নামঞ্জুর করতে পারেন না, টাকাও ছাড়তে পারেন না। নইলে কেউ নিজেকে ক্ষমতা দিয়ে নিজেই সিদ্ধান্ত নিতে পারতেন।',
      en: 'Who arranges roles and users may not approve, reject or pay: otherwise somebody could give themselves the power and then decide alone.',
    },
  },
  {
    one: { roles: [], owns: (permission) => permission === 'payment-batch:pay' },
    other: { roles: [], owns: (permission) => permission === 'payment-batch:approve' },
    reason: {
      bn: 'একই ব্যক্তি পেমেন্ট ব্যাচের টাকা ছাড়বেন আবার সেটির অনুমোদনও দেবেন, তা হয় না। টাকার কাজে দুজন লাগে।',
      en: 'Who pays a payment batch may not also approve it: money takes two people.',
    },
  },
]

const isOn = ({ roles, owns }: Side, { code, permissions }: DutyHolder) =>
  roles.some((role) => role === code) || permissions.some((permission) => owns(permission))

/**
 * Reasons why one person may not hold these roles together; empty if they may. For a single role:
 * `findDutyConflicts([role])`.
 */
export const findDutyConflicts = (roles: readonly DutyHolder[]): Bilingual[] =>
  separations
    .filter(({ one, other }) => roles.some((role) => isOn(one, role)) && roles.some((role) => isOn(other, role)))
    .map(({ reason }) => reason)
