import { Component, type ReactNode } from 'react'
import { words } from './words.ts'

/** When a part of the page could not be loaded or drawn. It stands outside the language, so it says it in both. */
export class FailureBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="mx-auto grid max-w-[68ch] gap-4 px-4 py-16">
        {(['bn', 'en'] as const).map((locale) => (
          <section key={locale} lang={locale}>
            <h1 className="text-xl font-bold">{words.failedTitle[locale]}</h1>
            <p>{words.failedText[locale]}</p>
          </section>
        ))}
        <p>
          <button
            type="button"
            onClick={() => location.reload()}
            className="min-h-11 cursor-pointer rounded-control bg-brand px-5 py-2.5 font-semibold text-card"
          >
            {words.reload.bn} / {words.reload.en}
          </button>
        </p>
      </main>
    )
  }
}
