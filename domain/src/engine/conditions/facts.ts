/**
 * Values known when a form is opened, not when its definition is written: date, applicant, circular, settings. The API
 * loads them, the browser receives them, and a definition refers to them by name.
 */
export const factNames = [
  'today',
  'applicant.name',
  'applicant.mobile',
  'applicant.email',
  'applicant.nid',
  // An officer entered the application on behalf of somebody.
  'applicant.isStaff',
  // The circular of the application. `setup.isOpen` stays true after submission, because a correction may come after
  // the last day.
  'setup.id',
  'setup.isOpen',
  'setup.opensOn',
  'setup.closesOn',
  'setup.year',
  'setup.educationLevel',
  'setup.passingYear',
  'setup.gpaScale',
  'setup.minGpa.alive.science',
  'setup.minGpa.alive.humanities',
  'setup.minGpa.alive.business',
  'setup.minGpa.alive.technical',
  'setup.minGpa.alive.madrasah',
  'setup.minGpa.dead.science',
  'setup.minGpa.dead.humanities',
  'setup.minGpa.dead.business',
  'setup.minGpa.dead.technical',
  'setup.minGpa.dead.madrasah',
  'setup.minGpa.renewal',
  // Circular of the disability allowance. Without an age limit `setup.maxAge` has a value above any real age.
  'setup.circularNo',
  'setup.monthlyAmount',
  'setup.termYears',
  'setup.effectiveFrom',
  'setup.maxChildren',
  'setup.maxAge',
  'student.nextInstallment',
  // Number of this application, and of active applications for other children of the same worker.
  'application.number',
  'worker.childrenApplied',
  // Financial assistance of the portal about this worker, looked up: GIVEN or IN_PROCESS; unset if there is none.
  'assistance.status',
  // An earlier cash grant of this NID, and the result of the screening.
  'returnee.cashGiven',
  'returnee.screening',
  // Amounts that the Board pays or charges.
  'service.amount',
  'service.ceiling',
  'budget.left',
  'membership.fee',
  'membership.currency',
  'membership.premium',
  'membership.total',
  'membership.totalWithInsurance',
  'membership.sumAssured',
  // Amount due to the mission, method of payment, and whether to warn about a passport that expires within six months.
  'membership.due',
  'membership.paidBy',
  'membership.passportEndsSoon',
  // Existing membership of the applicant.
  'member.number',
  'member.passportNo',
  'member.mission',
  // Values from the application that opened the case, and from an insurance claim.
  'case.deceasedName',
  'case.passportNo',
  'case.countryId',
  'case.airport',
  'case.flightNo',
  'case.airwayBillNo',
  'case.arrivalTime',
  'case.buriedAbroad',
  // The worker's identity was verified in a register or is recorded for manual verification; the person received
  // medical assistance before; they returned before the eligible period.
  'worker.isRegistered',
  'medical.helpedBefore',
  'medical.returnedLongAgo',
  // Conditions cannot read rows of a list: an heir authorises the applicant, an heir is a minor.
  'heirs.anyAuthorised',
  'heirs.anyMinor',
  // A person born on this date or later was a minor at the first submission.
  'heirs.minorBornFrom',
  'heirs.applicantReceives',
  // Cost of the journey home according to the mission, and compensation received by the Board, in taka.
  'case.costBdt',
  'case.receivedBdt',
  // Next cheque of the open cheque book at the airport that pays the burial cost.
  'cheque.next',
  // Insurance of the worker named in the form, and the amount due. `paidBy`: BOARD for the loss of a job, otherwise
  // INSURER.
  'cover.number',
  'cover.from',
  'cover.until',
  'cover.jobLossUntil',
  'cover.percent',
  'cover.amount',
  'cover.paidBy',
  // The worker died by suicide within twelve months of the first day of the cover.
  'cover.suicideInFirstYear',
  // Settings of /settings-setup.
  'settings.raiseReturnFrom',
  'settings.medicalReturnFrom',
  // A person born on this date turns 18 today.
  'settings.adultBornTo',
  'settings.graceDays',
  'settings.appealDays',
  'settings.defaultDueDay',
  'settings.allowBankPayment',
  'settings.membershipMinAge',
  'settings.membershipMaxAge',
  // The age limits as birth dates, counted back from today, because a condition compares dates.
  'settings.membershipBornFrom',
  'settings.membershipBornTo',
  'settings.insuranceBornFrom',
  'settings.insuranceBornTo',
] as const

export type FactName = (typeof factNames)[number]
export type Facts = { readonly [Name in FactName]?: string | number | boolean }
