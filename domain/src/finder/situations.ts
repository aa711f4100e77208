import type { Test } from '../conditions/condition.ts'

/** Was any of these chosen? */
export const chose = (field: string, ...values: string[]): Test => ({ field, isOneOf: values })

/** The worker, whoever answers. */
export const isAbroad = { any: [chose('who', 'abroad'), chose('where', 'abroad'), chose('needs', 'stuck')] }
export const isHome = { any: [chose('who', 'returned'), chose('where', 'home')] }
export const hasDied = { any: [chose('who', 'bereaved'), chose('needs', 'death')] }

export const isRegistered = chose('registration', 'bmet', 'member')
export const isUnregistered = chose('registration', 'neither')

/** A worker who tells of another's death has told of their own clearance, not of that worker's. */
export const isOnlyTold = { all: [chose('who', 'abroad', 'returned'), chose('needs', 'death')] }
