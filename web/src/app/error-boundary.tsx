import { Component, type ReactNode } from 'react'
import { appMessages } from './messages.ts'

/**
 * Shown when a part of the page fails to load or render. It is outside the language provider, so it uses both
 * languages.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
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
            <h1 className="text-xl font-bold">{appMessages.failedTitle[locale]}</h1>
            <p>{appMessages.failedText[locale]}</p>
          </section>
        ))}
        <p>
          <button
            type="button"
            onClick={() => location.reload()}
            className="min-h-11 cursor-pointer rounded-control bg-brand px-5 py-2.5 font-semibold text-card"
          >
            {appMessages.reload.bn} / {appMessages.reload.en}
          </button>
        </p>
      </main>
    )
  }
}
