// Checks the subjects of commits (CONTRIBUTING.md, section Commits). Runs on Node 18 and newer.
//   node scripts/commit-subjects.mjs              commits that main does not have
//   node scripts/commit-subjects.mjs BASE HEAD    commits of HEAD that BASE does not have
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { root } from './project.mjs'

const MAX_LENGTH = 72
const types = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'style', 'chore', 'revert']
const form = new RegExp(`^(?:${types.join('|')})(?:\\([a-z0-9-]+\\))?!?: \\S`)

/** Returns the reason why a subject is rejected, or undefined. */
export function findSubjectProblem(subject) {
  if (!form.test(subject)) return `does not begin with a type (${types.join(', ')}), an optional scope and a colon`
  if (subject.length > MAX_LENGTH) return `has ${subject.length} characters; at most ${MAX_LENGTH} are allowed`
  if (subject.endsWith('.')) return 'ends with a full stop'
  return undefined
}

function main([base = 'origin/main', head = 'HEAD']) {
  const args = ['log', '--no-merges', '--format=%h %s', '--end-of-options', `${base}..${head}`]
  const commits = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const problems = commits.flatMap((commit) => {
    const problem = findSubjectProblem(commit.slice(commit.indexOf(' ') + 1))
    return problem ? [`${commit}\n  ${problem}`] : []
  })
  if (problems.length === 0) return console.log(`${commits.length} commit subjects are correct.`)
  console.error(problems.join('\n'))
  process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2))
