import type { listAudit } from '../../../../domain/src/contracts/portal.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { nameOfLine, wordOfValue } from './detail-words.ts'
import { words } from './words.ts'

type Line = AnswerOf<typeof listAudit>['list'][number]['detail'][number]

/** So much stands in the row itself; more is opened. */
const shortest = 2
const longestShown = 60

/** What an entry keeps besides: a value, or what it was before and after. */
export function DetailLines({ lines }: { lines: readonly Line[] }) {
  const { text } = useLanguage()
  if (lines.length === 0) return null
  const isShort = lines.length <= shortest && lines.every(({ from, to }) => `${from ?? ''}${to ?? ''}`.length <= longestShown)
  if (isShort) return <Lines lines={lines} />
  return (
    <details>
      <summary
        className={classes(
          'inline-flex min-h-11 cursor-pointer items-center rounded-sm text-sm font-semibold text-brand underline underline-offset-4',
          focusRing,
        )}
      >
        {text(words.showDetail, { n: lines.length })}
      </summary>
      <Lines lines={lines} />
    </details>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const { text } = useLanguage()
  return (
    <dl className="grid gap-1 text-sm text-muted">
      {lines.map(({ name, from, to }) => (
        <div key={name} className="flex flex-wrap gap-x-1.5">
          <dt>
            <Words>{text(nameOfLine(name))}</Words>:
          </dt>
          <dd className="wrap-anywhere text-ink">
            {from !== null && (
              <>
                <span className="sr-only">{text(words.before)} </span>
                <del className="text-muted no-underline">
                  <Value value={from} />
                </del>
                <span aria-hidden> → </span>
                <span className="sr-only">, {text(words.after)} </span>
              </>
            )}
            {to === null ? '–' : <Value value={to} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value }: { value: string }) {
  const { text, digits } = useLanguage()
  const word = text(wordOfValue(value))
  return /^[\d\s:.,/–-]+$/.test(word) ? digits(word) : <Words>{word}</Words>
}

/** In words where there are any; a code stays as the log has it, and is marked as what it is: no Bangla. */
const Words = ({ children }: { children: string }) => (/[A-Za-z]/.test(children) ? <span lang="en">{children}</span> : children)
