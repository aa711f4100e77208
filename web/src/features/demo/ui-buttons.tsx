import { Download, Printer, Save } from 'lucide-react'
import { useText } from '../../i18n/language.tsx'
import { Button, ButtonLink, TextLink } from '../../ui/button.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { words } from './ui-words.ts'

export function Buttons() {
  const text = useText()
  const say = (label: string) => () => toast({ kind: 'info', text: label })
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Save aria-hidden size={20} />}>{text(words.primary)}</Button>
        <Button look="secondary">{text(words.secondary)}</Button>
        <Button look="quiet">{text(words.quiet)}</Button>
        <Button look="danger">{text(words.danger)}</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button isBusy>{text(words.busy)}</Button>
        <Button look="secondary" isBusy>
          {text(words.busy)}
        </Button>
        <Button disabled>{text(words.disabled)}</Button>
        <Button isSmall look="secondary">
          {text(words.secondary)}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to="/" look="secondary">
          {text(words.link)}
        </ButtonLink>
        <TextLink to="/">{text(words.link)}</TextLink>
        <Tooltip text={text(words.tip)}>
          <button type="button" className="min-h-11 rounded-control border border-dashed border-edge px-3">
            {text(words.hoverMe)}
          </button>
        </Tooltip>
        <MenuButton
          label={text(words.menu)}
          entries={[
            { id: 'print', label: text(words.print), icon: <Printer aria-hidden size={20} />, onAction: say(text(words.print)) },
            { id: 'download', label: text(words.download), icon: <Download aria-hidden size={20} />, onAction: say(text(words.download)) },
          ]}
        >
          {text(words.menu)}
        </MenuButton>
      </div>
    </div>
  )
}
