import {
  Accessibility,
  Award,
  BadgeCheck,
  Banknote,
  Blocks,
  ChartColumn,
  ClipboardList,
  FilePen,
  FileText,
  Gauge,
  GraduationCap,
  HandCoins,
  HeartHandshake,
  HeartPulse,
  House,
  IdCard,
  KeyRound,
  List,
  MessageSquareText,
  MessageSquareWarning,
  Newspaper,
  Phone,
  PlaneLanding,
  Scale,
  ScrollText,
  SearchCheck,
  Settings,
  Shield,
  SlidersVertical,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'
import { getOwn } from '@wewb/domain/collections/get-own'

/**
 * Icons that `domain/src/access` names. A fixed map, so that the server's response never chooses which code is loaded.
 */
const icons: Record<string, LucideIcon> = {
  accessibility: Accessibility,
  award: Award,
  'badge-check': BadgeCheck,
  banknote: Banknote,
  blocks: Blocks,
  'chart-column': ChartColumn,
  'clipboard-list': ClipboardList,
  'file-pen': FilePen,
  'file-text': FileText,
  gauge: Gauge,
  'graduation-cap': GraduationCap,
  'hand-coins': HandCoins,
  'heart-handshake': HeartHandshake,
  'heart-pulse': HeartPulse,
  house: House,
  'id-card': IdCard,
  'key-round': KeyRound,
  list: List,
  'message-square-text': MessageSquareText,
  'message-square-warning': MessageSquareWarning,
  newspaper: Newspaper,
  phone: Phone,
  'plane-landing': PlaneLanding,
  scale: Scale,
  'scroll-text': ScrollText,
  'search-check': SearchCheck,
  settings: Settings,
  shield: Shield,
  sliders: SlidersVertical,
  'user-cog': UserCog,
  users: Users,
}

export const hasMenuIcon = (name: string): boolean => Object.hasOwn(icons, name)

export const MenuIcon = ({ name }: { name: string }) =>
  createElement(getOwn(icons, name) ?? FileText, { 'aria-hidden': true, size: 20, className: 'shrink-0' })
