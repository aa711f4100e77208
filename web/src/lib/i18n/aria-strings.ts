import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { formatDigits } from '@wewb/domain/language/digits'
import { currentLocale } from './language.tsx'

/**
 * Bangla and English strings of the React Aria components in use. React Aria ships no Bangla, and the build removes its
 * own locales.
 */
type Values = Record<string, unknown>
type Sentence = (values?: Values) => string

const translate =
  (bn: string, en: string): Sentence =>
  (values = {}) =>
    interpolate({ bn, en } satisfies Bilingual, inDigits(values))[currentLocale()]

const inDigits = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatDigits(value, currentLocale()) : String(value),
    ]),
  )

export const ariaStrings: Record<string, Record<string, Sentence>> = {
  '@react-aria/overlays': { dismiss: translate('বন্ধ করুন', 'Dismiss') },
  '@react-aria/menu': {
    longPressMessage: translate(
      'মেনু খুলতে চেপে ধরে রাখুন, অথবা Alt ও নিচের তীর চাপুন',
      'Long press or press Alt + ArrowDown to open menu',
    ),
  },
  '@react-aria/toast': {
    close: translate('বন্ধ করুন', 'Close'),
    notifications: translate('{count}টি বার্তা।', 'Notifications: {count}.'),
  },
  '@react-aria/combobox': {
    focusAnnouncement: ({ optionText, isSelected } = {}) =>
      translate(
        '{option}{chosen}',
        '{option}{chosen}',
      )({ option: optionText, chosen: isSelected ? translate(', নির্বাচিত', ', selected')({}) : '' }),
    countAnnouncement: translate('{optionCount}টি বিকল্প আছে।', 'Options available: {optionCount}.'),
    selectedAnnouncement: translate('{optionText}, নির্বাচিত', '{optionText}, selected'),
    buttonLabel: translate('তালিকা দেখুন', 'Show suggestions'),
    listboxLabel: translate('তালিকা', 'Suggestions'),
  },
  '@react-aria/autocomplete': { collectionLabel: translate('তালিকা', 'Suggestions') },
  '@react-aria/spinbutton': { Empty: translate('খালি', 'Empty') },
  '@react-aria/breadcrumbs': { breadcrumbs: translate('আপনি এখন যেখানে আছেন', 'You are here') },
  '@react-aria/datepicker': {
    era: translate('সন', 'era'),
    year: translate('বছর', 'year'),
    month: translate('মাস', 'month'),
    day: translate('দিন', 'day'),
    hour: translate('ঘণ্টা', 'hour'),
    minute: translate('মিনিট', 'minute'),
    second: translate('সেকেন্ড', 'second'),
    dayPeriod: translate('দিনের ভাগ', 'AM/PM'),
    calendar: translate('ক্যালেন্ডার', 'Calendar'),
    startDate: translate('শুরুর তারিখ', 'Start date'),
    endDate: translate('শেষ তারিখ', 'End date'),
    weekday: translate('বার', 'day of the week'),
    timeZoneName: translate('সময় অঞ্চল', 'time zone'),
    selectedDateDescription: translate('নির্বাচিত তারিখ: {date}', 'Selected date: {date}'),
    selectedRangeDescription: translate(
      'নির্বাচিত সময়: {startDate} থেকে {endDate}',
      'Selected range: {startDate} to {endDate}',
    ),
    selectedTimeDescription: translate('নির্বাচিত সময়: {time}', 'Selected time: {time}'),
  },
  '@react-aria/calendar': {
    previous: translate('আগের মাস', 'Previous'),
    next: translate('পরের মাস', 'Next'),
    selectedDateDescription: translate('নির্বাচিত তারিখ: {date}', 'Selected date: {date}'),
    selectedRangeDescription: translate('নির্বাচিত সময়: {dateRange}', 'Selected range: {dateRange}'),
    todayDate: translate('আজ, {date}', 'Today, {date}'),
    todayDateSelected: translate('আজ, {date}, নির্বাচিত', 'Today, {date} selected'),
    dateSelected: translate('{date}, নির্বাচিত', '{date} selected'),
    startRangeSelectionPrompt: translate('শুরুর তারিখ বাছতে চাপুন', 'Click to start selecting date range'),
    finishRangeSelectionPrompt: translate('শেষ তারিখ বাছতে চাপুন', 'Click to finish selecting date range'),
    minimumDate: translate('সবচেয়ে আগের তারিখ', 'First available date'),
    maximumDate: translate('সবচেয়ে পরের তারিখ', 'Last available date'),
    dateRange: translate('{startDate} থেকে {endDate}', '{startDate} to {endDate}'),
  },
  '@react-stately/datepicker': {
    rangeUnderflow: translate('তারিখটি {minValue} বা তার পরের হতে হবে।', 'The date must be {minValue} or later.'),
    rangeOverflow: translate('তারিখটি {maxValue} বা তার আগের হতে হবে।', 'The date must be {maxValue} or earlier.'),
    rangeReversed: translate('শুরুর তারিখ শেষ তারিখের আগে হতে হবে।', 'The start must be before the end.'),
    unavailableDate: translate('এই তারিখটি নেওয়া যাবে না।', 'This date is not available.'),
  },
  'react-aria-components': {
    selectPlaceholder: translate('একটি নির্বাচন করুন', 'Please select one'),
    tableResizer: translate('আকার বদলান', 'Resizer'),
    dropzoneLabel: translate('ফাইল রাখার জায়গা', 'Drop zone'),
    colorSwatchPicker: translate('রং', 'Color swatches'),
  },
}
