import { Download, Printer, Save } from 'lucide-react'
import { useText } from '#lib/i18n/language.tsx'
import { Button, ButtonLink, TextLink } from '#components/inputs/button.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { Tooltip } from '#components/overlays/tooltip.tsx'
import { demoUiMessages } from './ui-messages.ts'

export function Buttons() {
  const text = useText()
  const notify = (label: string) => () => toast({ kind: 'info', text: label })
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Save aria-hidden size={20} />}>{text(demoUiMessages.primary)}</Button>
        <Button variant="secondary">{text(demoUiMessages.secondary)}</Button>
        <Button variant="quiet">{text(demoUiMessages.quiet)}</Button>
        <Button variant="danger">{text(demoUiMessages.danger)}</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button isBusy>{text(demoUiMessages.busy)}</Button>
        <Button variant="secondary" isBusy>
          {text(demoUiMessages.busy)}
        </Button>
        <Button disabled>{text(demoUiMessages.disabled)}</Button>
        <Button isSmall variant="secondary">
          {text(demoUiMessages.secondary)}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to="/" variant="secondary">
          {text(demoUiMessages.link)}
        </ButtonLink>
        <TextLink to="/">{text(demoUiMessages.link)}</TextLink>
        <Tooltip text={text(demoUiMessages.tip)}>
          <button type="button" className="min-h-11 rounded-control border border-dashed border-edge px-3">
            {text(demoUiMessages.hoverMe)}
          </button>
        </Tooltip>
        <MenuButton
          label={text(demoUiMessages.menu)}
          entries={[
            {
              id: 'print',
              label: text(demoUiMessages.print),
              icon: <Printer aria-hidden size={20} />,
              onAction: notify(text(demoUiMessages.print)),
            },
            {
              id: 'download',
              label: text(demoUiMessages.download),
              icon: <Download aria-hidden size={20} />,
              onAction: notify(text(demoUiMessages.download)),
            },
          ]}
        >
          {text(demoUiMessages.menu)}
        </MenuButton>
      </div>
    </div>
  )
}
