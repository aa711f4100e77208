import type * as z from 'zod/mini'
import type { Issue } from '@wewb/domain/engine/fields/issue'

/** Says which parameter of a query is wrong, and what it may be: `sort` by another column than those of the list. */
export const queryIssues = ({ issues }: z.core.$ZodError): Issue[] =>
  issues.flatMap((zodIssue): Issue[] => {
    if (zodIssue.code === 'unrecognized_keys')
      return zodIssue.keys.map((path) => ({ path, code: 'rule', message: unknownParameter }))
    const path = String(zodIssue.path[0] ?? '')
    if (zodIssue.code !== 'invalid_value') return [{ path, code: 'rule' }]
    const values = zodIssue.values.map(String).join(', ')
    return [
      {
        path,
        code: 'not-an-option',
        message: { bn: `এর একটি লিখুন: ${values}।`, en: `Use one of these: ${values}.` },
      },
    ]
  })

const unknownParameter = { bn: 'এই অনুরোধে এমন কিছু নেওয়া হয় না।', en: 'This request has no such parameter.' }
