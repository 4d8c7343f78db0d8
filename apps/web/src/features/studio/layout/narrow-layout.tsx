import { Code, MessageSquare, PenTool, Smartphone } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { DesignPane } from '../design/design-pane.tsx';
import { EditorPane } from '../editor/editor-pane.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import { useActivity, useReadAnswers } from '../session/use-activity.ts';
import { KeptPane, Pane } from './pane.tsx';
import { TabBadge } from './tab-badge.tsx';
import { TreeDrawer } from './tree-drawer.tsx';

const tabs = [
  { name: 'chat', icon: MessageSquare },
  { name: 'preview', icon: Smartphone },
  { name: 'design', icon: PenTool },
  { name: 'code', icon: Code },
] as const;

/** One pane at a time (chat, preview, design or code), chosen in a bar at the bottom that gives way to a keyboard. */
export function NarrowLayout({ isKeyboardOpen }: { readonly isKeyboardOpen: boolean }) {
  const translate = useTranslate();
  const { ui } = useStudio();
  const shown = useStudioUi((state) => state.narrowTab);
  const activity = useActivity();
  useReadAnswers(shown === 'chat');
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="relative min-h-0 flex-1">
        <Pane isShown={shown === 'chat'}>
          <ChatPanel />
        </Pane>
        <Pane isShown={shown === 'preview'}>
          <PreviewPane />
        </Pane>
        <KeptPane isShown={shown === 'design'}>
          <DesignPane />
        </KeptPane>
        <Pane isShown={shown === 'code'}>
          <EditorPane />
        </Pane>
      </div>
      <TreeDrawer />
      <nav
        aria-label={translate('studio.panels.choose')}
        className={classNames(
          'grid shrink-0 grid-cols-4 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]',
          isKeyboardOpen && 'hidden',
        )}
      >
        {tabs.map(({ name, icon: Icon }) => (
          <button
            aria-current={shown === name ? 'page' : undefined}
            className={classNames(
              'relative flex h-14 flex-col items-center justify-center gap-1 text-12 font-medium',
              shown === name
                ? 'text-primary shadow-[inset_0_2px_0_var(--primary)]'
                : 'text-muted active:bg-ink/6',
            )}
            key={name}
            onClick={() => ui.change({ narrowTab: name })}
            type="button"
          >
            <Icon aria-hidden="true" className="size-5" />
            {translate(`studio.panels.${name}`)}
            <TabBadge activity={activity} className="absolute top-2 left-[calc(50%+0.75rem)]" tab={name} />
          </button>
        ))}
      </nav>
    </div>
  );
}
