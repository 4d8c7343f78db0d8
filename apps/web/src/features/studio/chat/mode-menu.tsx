import { type TurnMode, turnMode } from '@kilim/contract';
import { ChevronDown, Hammer, ListChecks, MessageCircleQuestion } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import { focusComposer } from './focus-composer.ts';

const icons = {
  build: <Hammer aria-hidden="true" />,
  ask: <MessageCircleQuestion aria-hidden="true" />,
  plan: <ListChecks aria-hidden="true" />,
} satisfies Record<TurnMode, unknown>;

/** Chooses what the prompt may do: docs/rules/turns.md#modes */
export function ModeMenu() {
  const translate = useTranslate();
  const { ui } = useStudio();
  const mode = useStudioUi((state) => state.mode);
  const name = translate(`turn.mode.${mode}`);
  return (
    <Menu
      align="start"
      label={translate('turn.mode.title')}
      trigger={
        <button
          aria-label={translate('turn.mode.label', { mode: name })}
          className="flex h-11 shrink-0 items-center gap-1 rounded-control px-2 text-13 font-medium text-muted hover:bg-ink/6 hover:text-ink sm:h-10"
          type="button"
        >
          {name}
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </button>
      }
    >
      {turnMode.options.map((each) => (
        <MenuItem
          icon={icons[each]}
          key={each}
          onSelect={() => {
            ui.change({ mode: each });
            focusComposer();
          }}
        >
          <span className="flex min-w-0 flex-col py-1">
            <span className="font-medium">{translate(`turn.mode.${each}`)}</span>
            <span className="text-12 text-muted">{translate(`turn.mode.${each}Hint`)}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
