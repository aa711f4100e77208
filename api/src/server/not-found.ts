import type { FastifyReply, FastifyRequest } from 'fastify'
import { throwProblem } from '#problems/problem.ts'

/** Redirects an unknown page to the error page; an unknown endpoint or file responds with 404. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply) {
  const isPage = request.method === 'GET' && !/^\/(?:api|assets)(?:\/|$)|\.\w{2,5}(?:\?|$)/.test(request.url)
  return isPage ? reply.redirect('/error', 302) : throwProblem('NOT_FOUND')
}
