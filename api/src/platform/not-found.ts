import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './problem.ts'

/** Unknown addresses go to the error page (SPEC.md section 2); unknown calls and files are told so. */
export function notFound(request: FastifyRequest, reply: FastifyReply) {
  const isPage = request.method === 'GET' && !/^\/(?:api|assets)(?:\/|$)|\.\w{2,5}(?:\?|$)/.test(request.url)
  return isPage ? reply.redirect('/error', 302) : refuse('NOT_FOUND')
}
