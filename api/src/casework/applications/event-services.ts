import { isOncePerEvent } from '@wewb/domain/engine/evaluation/claim-keys'
import { catalogue } from '@wewb/domain/services/definitions/catalogue'

/**
 * Services that a family claims once for an event. One relative in two applications may be one event with two passports
 * of the worker. A mother of two students applies twice, and a family applies for several services after one death.
 */
export const eventServices: readonly string[] = catalogue.filter(isOncePerEvent).map(({ id }) => id)
