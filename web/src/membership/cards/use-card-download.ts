import { useEffect, useEffectEvent, useState } from 'react'
import { openCard } from '@wewb/domain/membership/membership-contracts'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useLocation, useNavigate } from '#lib/router/router.tsx'
import { findOtpChallenge, type OtpChallenge } from './otp-challenge.ts'
import {
  withoutCardLink,
  findOfflineCard,
  saveOfflineCard,
  type OfflineCard,
  type CardWithLink,
} from './offline-card.ts'

export type CardDownloadStep =
  | { at: 'start' }
  | { at: 'opening'; link: string }
  | { at: 'failed'; link: string; problem: unknown }
  | { at: 'ask'; isLinkExpired?: boolean }
  | { at: 'code'; challenge: OtpChallenge }
  | { at: 'card'; card: CardWithLink }
  | { at: 'kept' }
  | { at: 'removed' }

/** State of this visit. Precedence: a shared link, then a pending code, then the saved card, then the form. */
export function useCardDownload() {
  const link = useSharedLink()
  const [lastLink, setLastLink] = useState(link)
  const [step, setStep] = useState<CardDownloadStep>(link === undefined ? { at: 'start' } : { at: 'opening', link })
  const [offlineCard, setOfflineCard] = useState<OfflineCard>()
  if (link !== lastLink) {
    setLastLink(link)
    if (link !== undefined) setStep({ at: 'opening', link })
  }

  const show = ({ card, kept: now }: Shown) => {
    setOfflineCard(now)
    setStep({ at: 'card', card })
  }
  const begin = useEffectEvent((found: OfflineCard | undefined) => {
    const sent = findOtpChallenge()
    setOfflineCard(found)
    setStep((now) =>
      now.at !== 'start' ? now : sent ? { at: 'code', challenge: sent } : found ? { at: 'kept' } : { at: 'ask' },
    )
  })
  const showOpened = useEffectEvent(show)
  const fail = useEffectEvent((problem: unknown, link: string) => {
    const isOver = problem instanceof ApiProblem && overCodes.includes(problem.code)
    setStep(isOver ? { at: 'ask', isLinkExpired: true } : { at: 'failed', problem, link })
  })
  const opening = step.at === 'opening' ? step.link : undefined
  useEffect(() => void findOfflineCard().then(begin), [])
  useEffect(() => {
    if (opening !== undefined) void openByLink(opening).then(showOpened, (problem: unknown) => fail(problem, opening))
  }, [opening])

  return {
    step,
    setStep,
    kept: offlineCard,
    setKept: setOfflineCard,
    showCard: (card: CardWithLink) => void withStored(card).then(show),
  }
}

type Shown = { card: CardWithLink; kept: OfflineCard | undefined }

const openByLink = async (link: string): Promise<Shown> =>
  await withStored((await sendRequest(openCard, { body: { link }, isOfflineTolerant: true })).data)

/** Updates the saved copy of this card. */
async function withStored(card: CardWithLink): Promise<Shown> {
  const before = await findOfflineCard()
  if (before?.card.membershipId !== card.membershipId) return { card, kept: before }
  const stored: OfflineCard = { card: withoutCardLink(card), state: 'VALID', checkedAt: new Date().toISOString() }
  await saveOfflineCard(stored)
  return { card, kept: stored }
}

/** Problems that a retry cannot solve: expired, altered, or an ended membership. */
const overCodes: ApiProblem['code'][] = ['LINK_EXPIRED', 'NOT_FOUND', 'MALFORMED']

/** A link ends with a signature of 43 characters; a plain anchor does not. */
const looksLikeLink = /^#[\w.-]{44,200}$/

/**
 * Reads the link from the hash and removes it, so that the next user of the phone does not find the card in the URL.
 */
function useSharedLink(): string | undefined {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const link = looksLikeLink.test(hash) ? hash.slice(1) : undefined
  useEffect(() => {
    if (link !== undefined) navigate(pathname, { replace: true })
  }, [link, navigate, pathname])
  return link
}
