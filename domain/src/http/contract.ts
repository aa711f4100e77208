import * as z from 'zod/mini'
import type { Permission } from '#access/actions.ts'
import type { Bilingual } from '#language/bilingual.ts'
import type { ProblemCode } from './problems.ts'

/** Access rule of an endpoint: everyone, everyone signed in, or people with this permission. */
export type AccessRule = 'anyone' | 'signed-in' | Permission

/** One file, any number of files, a short text, or a text in the format of a schema. `?`: may be missing. */
export type FormPart = 'file' | 'file?' | 'files' | 'text' | 'text?' | z.ZodMiniType
export type FormParts = { readonly [name: string]: FormPart }

/** Contract of one endpoint. The API implements it, the web client calls it, and OpenAPI is generated from it. */
export type Contract<Params = unknown, Query = unknown, Body = unknown, Answer = unknown, Beside = unknown> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  summary: string
  access: AccessRule
  params: z.ZodMiniType<Params>
  query: z.ZodMiniType<Query>
  body: z.ZodMiniType<Body>
  /** Schema of `data`. */
  response: z.ZodMiniType<Answer>
  /** Properties beside `data` in the envelope; only the log-in has any. */
  envelopeFields: z.ZodMiniType<Beside>
  /** Problems specific to this endpoint, besides the general ones. */
  problems: readonly ProblemCode[]
  /** Message on success. */
  message: Bilingual | undefined
  /** Available outside production only. */
  demoOnly: boolean
  /** The parts of a multipart body, by name; the use case reads them. */
  multipart: FormParts | false
  /** The response is a file, not the envelope; problems still use the envelope. */
  returnsFile: boolean
}

// oxlint-disable-next-line typescript/no-explicit-any -- schemas are invariant; this is the top type
export type AnyContract = Contract<any, any, any, any, any>

const nothing = z.strictObject({})
/** `object` rather than the inferred type: intersecting with an empty strict object would forbid every key. */
type Nothing = object
export const noData = z.null()

type Draft<P, Q, B, A, E> = Pick<Contract<P, Q, B, A, E>, 'method' | 'path' | 'summary' | 'access' | 'response'> &
  Partial<Contract<P, Q, B, A, E>>

export const contract = <A, P = Nothing, Q = Nothing, B = Nothing, E = Nothing>(
  draft: Draft<P, Q, B, A, E>,
): Contract<P, Q, B, A, E> => ({
  params: nothing as unknown as z.ZodMiniType<P>,
  query: nothing as unknown as z.ZodMiniType<Q>,
  body: nothing as unknown as z.ZodMiniType<B>,
  envelopeFields: nothing as unknown as z.ZodMiniType<E>,
  problems: [],
  message: undefined,
  demoOnly: false,
  multipart: false,
  returnsFile: false,
  ...draft,
})

export type InputOf<C> = C extends Contract<infer P, infer Q, infer B, infer _A, infer _E> ? P & Q & B : never
export type ResponseOf<C> = C extends Contract<infer _P, infer _Q, infer _B, infer A, infer _E> ? A : never
