import type { ComponentProps } from 'react'
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import { AriaLanguage } from './aria-language.tsx'

type Props = { text: string; children: ComponentProps<typeof Focusable>['children']; placement?: 'top' | 'right'; isDisabled?: boolean }

/** A short word about a control, on hover and on focus. Nothing that a phone needs may stand only here. */
export function Tooltip({ text, children, placement = 'top', isDisabled }: Props) {
  return (
    <AriaLanguage>
      <TooltipTrigger delay={200} closeDelay={100} isDisabled={isDisabled ?? false}>
        <Focusable>{children}</Focusable>
        <AriaTooltip
          offset={6}
          placement={placement}
          className="max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-sm text-card shadow-card"
        >
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaLanguage>
  )
}
