import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Shares } from '@wewb/domain/casework/share-contracts'
import type { Application } from '#form-engine/applications/application.ts'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { shareMessages } from './share-messages.ts'
import { SharePanel } from './share-panel.tsx'

const heir = { isAlive: true, relation: { bn: 'পুত্র', en: 'Son' } }
const shares: Shares = {
  heirs: [
    { ...heir, name: 'TANVIR ALAM', stated: 6000, proposed: 5000, share: 6000, amount: '180000' },
    { ...heir, name: 'SABBIR ALAM', stated: 4000, proposed: 5000, share: 4000, amount: '120000.50' },
    { ...heir, name: 'KAMAL ALAM', isAlive: false, stated: 0, proposed: 0, share: 0, amount: '0' },
  ],
  rules: [{ bn: 'বাকি অংশ পিতা পান।', en: 'The father has the rest.' }],
  amount: '300000.50',
  decisions: [],
  outdatedYn: 'N',
  ownChangeYn: 'N',
  frozenYn: 'N',
  mayDecideYn: 'Y',
}
const render = (changed: Partial<Shares>, locale: 'bn' | 'en' = 'en') =>
  renderToString(
    <LanguageProvider initial={locale}>
      <SharePanel
        application={{ shares: { ...shares, ...changed } } as Application}
        onSaved={() => Promise.resolve()}
      />
    </LanguageProvider>,
  ).replaceAll('<!-- -->', '')

describe('the shares of the heirs', () => {
  it('are shown as stated, proposed and paid, with amounts and the rules, in the language of the officer', () => {
    const html = render({})
    for (const text of ['60.00%', '50.00%', 'BDT 180,000', 'BDT 120,000.50', '100.00%', 'The father has the rest.'])
      expect(html).toContain(text)
    expect(html).toContain(shareMessages.dead.en)
    expect(html).toContain(shareMessages.undecided.en)
    const inBangla = render({}, 'bn')
    for (const text of ['৬০.০০%', '১,৮০,০০০ টাকা', 'বাকি অংশ পিতা পান।']) expect(inBangla).toContain(text)
  })

  it('can be decided only by the officer who may, and say why not after the approval', () => {
    expect(render({})).toContain(shareMessages.decide.en)
    const frozen = render({ mayDecideYn: 'N', frozenYn: 'Y' })
    expect(frozen).not.toContain(shareMessages.decide.en)
    expect(frozen).toContain(shareMessages.frozen.en)
  })

  it('name every decision with person and reason, and warn the officer who changed them', () => {
    const decision = {
      version: 1,
      basis: 'CHANGED' as const,
      shares: [7000, 3000, 0],
      reason: 'By the certificate of the court.',
      person: 'Ayesha Siddika',
      personBng: 'আয়েশা সিদ্দিকা',
      at: '2026-11-18T09:00:00.000Z',
    }
    const html = render({ decisions: [decision], ownChangeYn: 'Y' })
    for (const text of ['70.00% + 30.00% + 0.00%', decision.reason, decision.person, shareMessages.ownChange.en])
      expect(html).toContain(text)
    expect(render({ decisions: [decision], outdatedYn: 'Y' })).toContain(shareMessages.outdated.en)
  })

  it('are not there for a service without heirs', () => {
    expect(
      renderToString(
        <LanguageProvider initial="en">
          <SharePanel application={{ shares: null } as Application} onSaved={() => Promise.resolve()} />
        </LanguageProvider>,
      ),
    ).toBe('')
  })
})
