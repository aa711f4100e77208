import { useEffect, useEffectEvent, useState } from 'react'
import { openCard } from '../../../../domain/src/contracts/membership.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useLocation, useNavigate } from '../../router/router.tsx'
import { keptCodeStep, type CodeSent } from './code-sent.ts'
import { cardAlone, readKeptCard, writeKeptCard, type KeptCard, type OpenedCard } from './kept-card.ts'

export type Step =
  | { at: 'start' }
  | { at: 'opening'; link: string }
  | { at: 'failed'; link: string; problem: unknown }
  | { at: 'ask'; isLinkOver?: boolean }
  | { at: 'code'; sent: CodeSent }
  | { at: 'card'; card: OpenedCard }
  | { at: 'kept' }
  | { at: 'removed' }

/** Where this visit stands: a shared link goes before a code on its way, that before the card on the phone, that before the form. */
export function useDownload() {
  const link = useSharedLink()
  const [lastLink, setLastLink] = useState(link)
  const [step, setStep] = useState<Step>(link === undefined ? { at: 'start' } : { at: 'opening', link })
  const [kept, setKept] = useState<KeptCard>()
  if (link !== lastLink) {
    setLastLink(link)
    if (link !== undefined) setStep({ at: 'opening', link })
  }

  const show = ({ card, kept: now }: Shown) => {
    setKept(now)
    setStep({ at: 'card', card })
  }
  const begin = useEffectEvent((found: KeptCard | undefined) => {
    const sent = keptCodeStep()
    setKept(found)
    setStep((now) => (now.at !== 'start' ? now : sent ? { at: 'code', sent } : found ? { at: 'kept' } : { at: 'ask' }))
  })
  const showOpened = useEffectEvent(show)
  const fail = useEffectEvent((problem: unknown, given: string) => {
    const isOver = problem instanceof CallProblem && overCodes.includes(problem.code)
    setStep(isOver ? { at: 'ask', isLinkOver: true } : { at: 'failed', problem, link: given })
  })
  const opening = step.at === 'opening' ? step.link : undefined
  useEffect(() => void readKeptCard().then(begin), [])
  useEffect(() => {
    if (opening !== undefined) void openByLink(opening).then(showOpened, (problem: unknown) => fail(problem, opening))
  }, [opening])

  return { step, setStep, kept, setKept, show: (card: OpenedCard) => void withKept(card).then(show) }
}

type Shown = { card: OpenedCard; kept: KeptCard | undefined }

const openByLink = async (link: string): Promise<Shown> => await withKept((await call(openCard, { body: { link }, isPatient: true })).data)

/** A card that this phone keeps already is kept in its newest form. */
async function withKept(card: OpenedCard): Promise<Shown> {
  const before = await readKeptCard()
  if (before?.card.membershipId !== card.membershipId) return { card, kept: before }
  const kept: KeptCard = { card: cardAlone(card), state: 'VALID', checkedAt: new Date().toISOString() }
  await writeKeptCard(kept)
  return { card, kept }
}

/** Nothing that a second try would help: run out, altered, or of a membership that has ended. */
const overCodes: CallProblem['code'][] = ['LINK_EXPIRED', 'NOT_FOUND', 'MALFORMED']

/** The mark at the end of a link has 43 letters; a jump within the page has not. */
const looksLikeLink = /^#[\w.-]{44,200}$/

/** The link after the hash, for a moment: whoever borrows the phone next should not find the card in its address. */
function useSharedLink(): string | undefined {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const link = looksLikeLink.test(hash) ? hash.slice(1) : undefined
  useEffect(() => {
    if (link !== undefined) navigate(pathname, { replace: true })
  }, [link, navigate, pathname])
  return link
}
