import { Check, FileText, Phone, UserRound, UsersRound } from 'lucide-react'
import { usePageData } from '../../api-client/page-data.tsx'
import { MyApplications } from '../../forms/my-applications.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { EarlierApplication } from './earlier-application.tsx'
import { OpenServices } from './open-services.tsx'
import { words } from './words.ts'

const papers = [words.prepareNid, words.prepareCard, words.prepareBank, words.preparePhoto]

/** What I have under way, what I could begin, and where help is. */
export function ApplicantHome() {
  const { text } = useLanguage()
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
      <div className="grid gap-4 lg:col-span-2">
        <Card title={text(words.applications)}>
          <MyApplications empty={<NothingYet />} />
        </Card>
        <OpenServices />
      </div>
      <div className="grid gap-4">
        <EarlierApplication />
        <Card title={text(words.family)}>
          <p className="mb-4 text-muted">{text(words.familyText)}</p>
          <ButtonLink to="/family-profile" look="secondary" icon={<UsersRound aria-hidden size={20} />} className="w-full">
            {text(words.openFamily)}
          </ButtonLink>
        </Card>
        <Card title={text(words.yourAccount)}>
          <p className="mb-4 text-muted">{text(words.accountText)}</p>
          <ButtonLink to="/profile" look="secondary" icon={<UserRound aria-hidden size={20} />} className="w-full">
            {text(words.openProfile)}
          </ButtonLink>
        </Card>
        <Help />
      </div>
    </div>
  )
}

function NothingYet() {
  const { text } = useLanguage()
  return (
    <>
      <EmptyState icon={<FileText aria-hidden size={28} />} title={text(words.noApplications)}>
        {text(words.noApplicationsText)}
      </EmptyState>
      <div className="mt-2 rounded-control bg-brand-soft px-4 py-3">
        <h3 className="font-semibold">{text(words.prepare)}</h3>
        <p>{text(words.prepareText)}</p>
        <ul className="mt-2 grid gap-1.5">
          {papers.map((paper) => (
            <li key={paper.en} className="flex items-start gap-2">
              <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
              {text(paper)}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Help() {
  const { text, digits } = useLanguage()
  const { callCentreLocal } = usePageData().data.app
  return (
    <Card title={text(words.needHelp)}>
      <p className="mb-4 text-muted">{text(words.callText, { n: digits(callCentreLocal) })}</p>
      <a href={`tel:${callCentreLocal}`} className="inline-flex min-h-11 items-center gap-2 text-xl font-bold text-brand">
        <Phone aria-hidden size={22} />
        {digits(callCentreLocal)}
      </a>
    </Card>
  )
}
