import {
  AlignLeft,
  Banknote,
  Calculator,
  Calendar,
  CalendarClock,
  CircleDot,
  Clock,
  FileCheck2,
  Group,
  Hash,
  IdCard,
  ListChecks,
  ListOrdered,
  Landmark,
  MapPin,
  PanelTopOpen,
  Paperclip,
  PencilLine,
  Phone,
  Plane,
  SearchCheck,
  SquareCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'
import type { Field } from '@wewb/domain/engine/fields/field'
import { builderTypeOf, type BuilderType } from '@wewb/domain/services/programmes/field-templates'

const icons: { readonly [T in BuilderType]: LucideIcon } = {
  text: PencilLine,
  textarea: AlignLeft,
  number: Hash,
  money: Banknote,
  phone: Phone,
  consent: FileCheck2,
  radio: CircleDot,
  checkbox: SquareCheck,
  dropdown: PanelTopOpen,
  'predefined-dropdown': ListChecks,
  date: Calendar,
  time: Clock,
  datetime: CalendarClock,
  file: Paperclip,
  passport: IdCard,
  'passport-verification': SearchCheck,
  'present-address': MapPin,
  'permanent-address': MapPin,
  'address-abroad': Plane,
  'grant-receiver': UserRound,
  'bank-account': Landmark,
  list: ListOrdered,
  group: Group,
  total: Calculator,
}

export const TypeIcon = ({ type }: { type: BuilderType }) =>
  createElement(icons[type], { 'aria-hidden': true, size: 18, className: 'shrink-0 text-muted' })

export const QuestionIcon = ({ field }: { field: Field }) => <TypeIcon type={builderTypeOf(field)} />
