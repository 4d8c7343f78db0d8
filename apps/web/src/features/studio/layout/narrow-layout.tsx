import { Code, MessageSquare, Smartphone } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { EditorPane } from '../editor/editor-pane.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { countProblems } from '../preview/preview-store.ts';
import { usePreview, useStudio, useStudioUi } from '../session/studio-context.tsx';
import { FilesButton } from './files-button.tsx';
import { Pane } from './pane.tsx';
import { TreeDrawer } from './tree-drawer.tsx';

const tabs = [
  { name: 'chat', icon: MessageSquare },
  { name: 'preview', icon: Smartphone },
  { name: 'code', icon: Code },
] as const;

/** One pane at a time (chat, preview or code), chosen in a bar at the bottom. */
export function NarrowLayout() {
  const translate = useTranslate();
  const { ui } = useStudio();
  const shown = useStudioUi((state) => state.narrowTab);
  const problems = usePreview(countProblems);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="relative min-h-0 flex-1">
        <Pane isShown={shown === 'chat'}>
          <ChatPanel />
        </Pane>
        <Pane isShown={shown === 'preview'}>
          <PreviewPane />
        </Pane>
        <Pane isShown={shown === 'code'}>
          <div className="flex h-full flex-col">
            <div className="flex shrink-0 border-b border-line bg-page p-1">
              <FilesButton />
            </div>
            <div className="min-h-0 flex-1">
              <EditorPane />
            </div>
          </div>
        </Pane>
      </div>
      <TreeDrawer />
      <nav
        aria-label={translate('studio.panels.choose')}
        className="grid shrink-0 grid-cols-3 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]"
      >
        {tabs.map(({ name, icon: Icon }) => (
          <button
            aria-current={shown === name ? 'page' : undefined}
            className={classNames(
              'relative flex h-14 flex-col items-center justify-center gap-1 text-12 font-medium',
              shown === name ? 'text-primary' : 'text-muted',
            )}
            key={name}
            onClick={() => ui.change({ narrowTab: name })}
            type="button"
          >
            <Icon aria-hidden="true" className="size-5" />
            {translate(`studio.panels.${name}`)}
            {name === 'preview' && problems > 0 ? (
              <span className="absolute top-2 left-[calc(50%+0.75rem)] min-w-4 rounded-full bg-danger px-1 text-12 leading-4 text-on-danger numerals">
                <span aria-hidden="true">{problems}</span>
                <span className="sr-only">{translate('preview.problems', { count: problems })}</span>
              </span>
            ) : null}
          </button>
        ))}
      </nav>
    </div>
  );
}
