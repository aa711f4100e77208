/**
 * What is known when a form is opened but not when it is written: the day, the applicant, the circular, the settings.
 * The API gathers them, the browser receives them, a definition only names them.
 */
export const factNames = [
  'today',
  'applicant.name', 'applicant.mobile', 'applicant.email', 'applicant.nid',
  // An officer entered the application for somebody.
  'applicant.isStaff',
  // The circular the application answers. `isOpen` was settled at submission: a correction may come after the last day.
  'setup.id', 'setup.isOpen', 'setup.opensOn', 'setup.closesOn', 'setup.year', 'setup.educationLevel', 'setup.passingYear', 'setup.gpaScale',
  'setup.minGpa.alive.science', 'setup.minGpa.alive.humanities', 'setup.minGpa.alive.business', 'setup.minGpa.alive.technical', 'setup.minGpa.alive.madrasah',
  'setup.minGpa.dead.science', 'setup.minGpa.dead.humanities', 'setup.minGpa.dead.business', 'setup.minGpa.dead.technical', 'setup.minGpa.dead.madrasah',
  'setup.minGpa.renewal',
  // Of a circular for the disability allowance. Without a greatest age it is one nobody reaches.
  'setup.circularNo', 'setup.monthlyAmount', 'setup.termYears', 'setup.effectiveFrom', 'setup.maxChildren', 'setup.maxAge',
  'student.nextInstallment',
  // The number of this very file, and how many other children of the worker named in it have one that lives.
  'application.number', 'worker.childrenApplied',
  // Of a returnee: was the cash given to this NID before, and what did the screening find?
  'returnee.cashGiven', 'returnee.screening',
  // What the board pays or charges.
  'service.amount', 'service.ceiling', 'budget.left',
  'membership.fee', 'membership.currency', 'membership.premium', 'membership.total', 'membership.totalWithInsurance', 'membership.sumAssured',
  // What the mission must receive, by which way, and whether to warn of a passport that ends within six months.
  'membership.due', 'membership.paidBy', 'membership.passportEndsSoon',
  // Of the applicant who is a member already.
  'member.number', 'member.passportNo', 'member.mission',
  // Of a case that began with another file, and of a claim of insurance.
  'case.deceasedName', 'case.passportNo', 'case.countryId', 'case.airport', 'case.flightNo', 'case.airwayBillNo', 'case.arrivalTime', 'case.buriedAbroad',
  // What the register found of the worker named in the form was not skipped; the board helped this person before; the return was before the window.
  'worker.isRegistered', 'medical.helpedBefore', 'medical.returnedLongAgo',
  // A condition cannot look into the rows of a list: does an heir give power to the applicant, is an heir under age?
  'heirs.anyAuthorised', 'heirs.anyMinor',
  // What the mission says the journey home costs, and what of a compensation has reached the board, in taka.
  'case.costBdt', 'case.receivedBdt',
  // The next leaf of the open cheque book of the airport at which a burial cost is paid.
  'cheque.next',
  // The insurance of the worker named in the form, and what is due of it. `paidBy`: BOARD for the loss of a job, otherwise INSURER.
  'cover.number', 'cover.from', 'cover.until', 'cover.jobLossUntil', 'cover.percent', 'cover.amount', 'cover.paidBy',
  // The worker took their own life within twelve months of the first day of the cover.
  'cover.suicideInFirstYear',
  // Rows of /settings-setup.
  'settings.raiseReturnFrom', 'settings.medicalReturnFrom',
  // Who was born on this day comes of age today.
  'settings.adultBornTo',
  'settings.graceDays', 'settings.appealDays', 'settings.defaultDueDay',
  'settings.allowBankPayment', 'settings.membershipMinAge', 'settings.membershipMaxAge',
  // The same ages as birth days, counted back from today: a condition compares days.
  'settings.membershipBornFrom', 'settings.membershipBornTo', 'settings.insuranceBornFrom', 'settings.insuranceBornTo',
] as const // prettier-ignore

export type FactName = (typeof factNames)[number]
export type Facts = { readonly [Name in FactName]?: string | number | boolean }
