import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Info } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { aiStatusQuery } from '../api/turns.ts';
import { ProjectRulesItem } from '../rules/project-rules-item.tsx';
import { ClearChatItem } from './chat-menu-items.tsx';

/** The chat's title, what the built-in provider can do, and the menu to clear the chat. */
export function ChatHeader() {
  const translate = useTranslate();
  return (
    <div className="flex h-10 shrink-0 items-center gap-1 border-b border-line pr-1 pl-3">
      <h2 className="text-13 font-semibold">{translate('chat.title')}</h2>
      <AssistantLabel />
      <div className="flex-1" />
      <Menu
        label={translate('studio.menu')}
        trigger={<IconButton icon={<Ellipsis aria-hidden="true" />} label={translate('studio.menu')} />}
      >
        <ProjectRulesItem />
        <ClearChatItem />
      </Menu>
    </div>
  );
}

function AssistantLabel() {
  const translate = useTranslate();
  const status = useQuery(aiStatusQuery).data;
  // Users need not know which model answers, only what the built-in provider can do.
  if (status?.provider !== 'builtin') return null;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button
          className="ml-1 flex h-8 min-w-0 items-center gap-1 rounded-control px-2 text-12 text-muted hover:bg-ink/6 hover:text-ink pointer-coarse:h-10"
          type="button"
        >
          <span className="truncate">{translate('chat.builtin')}</span>
          <Info aria-hidden="true" className="size-3.5 shrink-0" />
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          aria-label={translate('chat.aboutProvider')}
          className="z-40 w-80 max-w-[calc(100vw-1rem)] animate-appear rounded-card border border-line bg-raised p-4 text-13 text-ink shadow-float"
          collisionPadding={8}
          sideOffset={4}
        >
          <p className="font-semibold">{translate('chat.builtin')}</p>
          <p className="mt-1 leading-relaxed text-muted">{translate('chat.builtinHint')}</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
