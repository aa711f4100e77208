type Node = { type: string; start: number; end: number; [part: string]: unknown }
type Change = { start: number; end: number; text: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Returns the identifier at the root of a call chain: `z` of `z.string().check(z.minLength(1))`. */
const rootOf = (node: unknown): unknown => {
  if (!isNode(node)) return undefined
  return node.type === 'Identifier' ? node.name : rootOf(node.callee ?? node.object)
}

/** Properties of a contract that the browser needs; messages, access rules and schemas stay on the server. */
const needed: unknown[] = ['method', 'path']

const bareContract = (code: string, { start, end, arguments: given }: Node): Change[] => {
  const [draft] = given as Node[]
  if (draft?.type !== 'ObjectExpression') return []
  const properties = draft.properties as (Node & { key?: Node })[]
  // Spread elements stay, because a shared spread may hold the path.
  const stored = properties
    .filter(({ key }) => !key || needed.includes(key.name))
    .map((one) => code.slice(one.start, one.end))
  return [{ start, end, text: `contract({ ${stored.join(', ')} })` }]
}

const changesIn = (code: string, node: unknown): Change[] => {
  if (Array.isArray(node)) return node.flatMap((one) => changesIn(code, one))
  if (!isNode(node)) return []
  const root = node.type === 'CallExpression' ? rootOf(node.callee) : undefined
  if (root === 'z') return [{ start: node.start, end: node.end, text: 'z' }]
  return root === 'contract' ? bareContract(code, node) : Object.values(node).flatMap((one) => changesIn(code, one))
}

/**
 * Replaces every schema by a bare `z` and reduces every contract to method and path, so that the bundle stays small.
 */
export const stripSchemas = (code: string, program: unknown): string =>
  changesIn(code, program)
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code)
