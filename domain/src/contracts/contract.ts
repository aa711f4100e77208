import * as z from 'zod/mini'
import type { Permission } from '../access/actions.ts'
import type { Bilingual } from '../language/bilingual.ts'
import type { ProblemCode } from './problems.ts'

/** Who may make a call: everyone, everyone signed in, or those whose role has this action on this screen. */
export type OpensTo = 'anyone' | 'signed-in' | Permission

/** One call between browser and server. The API serves it, the web calls it, OpenAPI is printed from it. */
export type Contract<Params = unknown, Query = unknown, Body = unknown, Answer = unknown, Beside = unknown> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  summary: string
  opensTo: OpensTo
  params: z.ZodMiniType<Params>
  query: z.ZodMiniType<Query>
  body: z.ZodMiniType<Body>
  /** The shape of `data`. */
  answer: z.ZodMiniType<Answer>
  /** What stands beside `data` in the envelope; only the log-in has any. */
  beside: z.ZodMiniType<Beside>
  /** The refusals of its own that a caller should expect, besides the general ones. */
  refusals: readonly ProblemCode[]
  /** The sentence said when it went well. */
  says: Bilingual | undefined
  /** It exists outside production only. */
  demoOnly: boolean
  /** Its body is not JSON but a file form; the use case reads the parts. */
  multipart: boolean
  /** It answers with the bytes of a file, not with the envelope; refusals still come in it. */
  sendsFile: boolean
}

export type AnyContract = Contract<any, any, any, any, any> // oxlint-disable-line typescript/no-explicit-any -- schemas are invariant; this is the top type

const nothing = z.strictObject({})
/** `object` rather than the schema's own type: intersecting with "no key at all" would forbid every key. */
type Nothing = object
export const noData = z.null()

type Draft<P, Q, B, A, E> = Pick<Contract<P, Q, B, A, E>, 'method' | 'path' | 'summary' | 'opensTo' | 'answer'> &
  Partial<Contract<P, Q, B, A, E>>

export const contract = <A, P = Nothing, Q = Nothing, B = Nothing, E = Nothing>(draft: Draft<P, Q, B, A, E>): Contract<P, Q, B, A, E> => ({
  params: nothing as unknown as z.ZodMiniType<P>,
  query: nothing as unknown as z.ZodMiniType<Q>,
  body: nothing as unknown as z.ZodMiniType<B>,
  beside: nothing as unknown as z.ZodMiniType<E>,
  refusals: [],
  says: undefined,
  demoOnly: false,
  multipart: false,
  sendsFile: false,
  ...draft,
})

export type InputOf<C> = C extends Contract<infer P, infer Q, infer B, infer _A, infer _E> ? P & Q & B : never
export type AnswerOf<C> = C extends Contract<infer _P, infer _Q, infer _B, infer A, infer _E> ? A : never
