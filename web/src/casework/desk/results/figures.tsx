import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'

/** Shows the key figures of a list. */
export function Figures({ figures }: { figures: readonly { name: Bilingual; value: string }[] }) {
  const text = useText()
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      {figures.map(({ name, value }) => (
        <div key={name.en} className="rounded-control bg-draft-soft px-4 py-3">
          <dt className="text-sm text-muted">{text(name)}</dt>
          <dd className="text-lg font-bold break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
