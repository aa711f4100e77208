import type { ComponentProps } from 'react'
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import { AriaLocaleProvider } from '#lib/i18n/aria-locale-provider.tsx'

type Props = {
  text: string
  children: ComponentProps<typeof Focusable>['children']
  placement?: 'top' | 'right'
  isDisabled?: boolean
}

/** A short hint on a control, on hover and focus. It must hold nothing that touch users need. */
export function Tooltip({ text, children, placement = 'top', isDisabled }: Props) {
  return (
    <AriaLocaleProvider>
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
    </AriaLocaleProvider>
  )
}
