import type { Predicate } from '#engine/conditions/condition.ts'

export const choseAnyOf = (field: string, ...values: string[]): Predicate => ({ field, isOneOf: values })

/** Conditions about the worker, whether the worker or the family answers. */
export const isAbroad = {
  any: [choseAnyOf('who', 'abroad'), choseAnyOf('where', 'abroad'), choseAnyOf('needs', 'stuck')],
}
export const isHome = { any: [choseAnyOf('who', 'returned'), choseAnyOf('where', 'home')] }
export const hasDied = { any: [choseAnyOf('who', 'bereaved'), choseAnyOf('needs', 'death')] }

export const isRegistered = choseAnyOf('registration', 'bmet', 'member')
export const isUnregistered = choseAnyOf('registration', 'neither')

/** A worker reports another's death: the answer about registration is about themselves, not about the deceased. */
export const isReportingAnotherDeath = { all: [choseAnyOf('who', 'abroad', 'returned'), choseAnyOf('needs', 'death')] }
