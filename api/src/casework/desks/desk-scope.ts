import type { InputOf } from '@wewb/domain/http/contract'
import type { listDesk as listDeskEndpoint } from '@wewb/domain/casework/desk-contracts'
import type { Workflow } from '@wewb/domain/engine/definition/workflow'
import { isSubstitute } from '@wewb/domain/engine/evaluation/workflow-state'
import { maySeeUnpublished, toPerson, type RolesAndOffice } from '#identity/access/person.ts'
import { mergeVersions, versionsByService } from '#casework/applications/merge-versions.ts'
import type { PublishedDefinition } from '#services/definitions/queries.ts'
import type { Actor } from '#server/context.ts'
import type { Jurisdiction } from './holder-queries.ts'
import type { SupervisedPair } from './supervision.ts'

type Query = Pick<InputOf<typeof listDeskEndpoint>, 'view' | 'status'>

/** The states and desks of each service, and the jurisdiction of an office outside headquarters. */
export type DeskScope = {
  applicantStatus?: { versions: readonly PublishedDefinition[]; status: string }
  /**
   * `versions`: only applications of these versions, where a desk has another holder in others; `officeDesks`: desks of
   * offices, as far as head office holds their applications; `dueBy`: only what was due by then.
   */
  pairs: {
    service: string
    versions?: number[]
    states?: string[]
    desks?: string[]
    officeDesks?: string[]
    dueBy?: string
  }[]
  jurisdiction?: Jurisdiction
}

/** The scope of a list; people who see only published decisions filter by the status that the applicant sees. */
export function listScope(
  actor: Actor,
  versions: readonly PublishedDefinition[],
  seat: RolesAndOffice,
  { status, ...query }: Query,
): DeskScope {
  if (status === undefined || maySeeUnpublished(actor)) return deskScope(actor, versions, seat, { ...query, status })
  return { ...deskScope(actor, versions, seat, query), applicantStatus: { versions, status } }
}

/** Selects the applications of this person by the workflow of their own version of the service. */
export function deskScope(
  actor: Actor,
  versions: readonly PublishedDefinition[],
  seat: RolesAndOffice,
  { view = 'mine', status }: Query,
): DeskScope {
  const { roles, office } = seat
  if (!office) return { pairs: [] }
  const pairs = [...versionsByService(versions)].flatMap(([service, all]) => {
    const isAlsoSubstitute = isSubstitute(toPerson(actor, seat, service))
    const merged = mergeVersions(
      all.map(({ version, definition: { workflow } }) => {
        const desks = desksOf(workflow)
        const own = desks.filter(
          (desk) => desk.office === office.kind && [desk.role].flat().some((role) => roles.includes(role)),
        )
        const replaced = isAlsoSubstitute ? desks.filter((desk) => desk.office !== 'hq') : []
        const names = desks.map(({ id }) => id)
        return {
          version,
          chosen: {
            states: statesOf(workflow, status),
            desks: own.map(({ id }) => id),
            officeDesks: replaced.map(({ id }) => id),
          },
          known: { states: statesOf(workflow, undefined), desks: names, officeDesks: names },
        }
      }),
    )
    return merged.flatMap(({ names: { states, desks, officeDesks }, versions: only }) => {
      if (states.length === 0 || (view === 'mine' && desks.length + officeDesks.length === 0)) return []
      return [{ service, states, ...(only && { versions: only }), ...(view === 'mine' ? { desks, officeDesks } : {}) }]
    })
  })
  if (office.kind === 'hq') return { pairs }
  return { pairs, jurisdiction: { column: office.kind, values: office.places, officeId: office.id ?? 0 } }
}

/** Adds the states of a status to the desks that a supervisor sees. */
export const withStates = (
  pairs: readonly SupervisedPair[],
  versions: readonly PublishedDefinition[],
  status: string | undefined,
): DeskScope['pairs'] =>
  pairs.flatMap(({ service, versions: only, desks, dueBy }) => {
    const all = (versionsByService(versions).get(service) ?? []).filter(
      ({ version }) => only === undefined || only.includes(version),
    )
    const merged = mergeVersions(
      all.map(({ version, definition: { workflow } }) => ({
        version,
        chosen: { states: statesOf(workflow, status) },
        known: { states: statesOf(workflow, undefined) },
      })),
    )
    return merged.flatMap(({ names: { states }, versions: those = only }) =>
      states.length > 0 ? [{ service, desks, dueBy, states, ...(those && { versions: those }) }] : [],
    )
  })

const desksOf = ({ desks, later = [], appeals = [] }: Workflow) => [...desks, ...later, ...appeals]

const statesOf = ({ states }: Workflow, status: string | undefined): string[] =>
  Object.entries(states)
    .filter(([, state]) => state.status !== 'DRAFT')
    .filter(([, state]) => status === undefined || state.status === status || String(state.approval) === status)
    .map(([name]) => name)
