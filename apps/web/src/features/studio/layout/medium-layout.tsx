import { Code, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Group, Panel, useDefaultLayout } from 'react-resizable-panels';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { EditorPane } from '../editor/editor-pane.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import type { MiddlePane } from '../session/studio-ui.ts';
import { FilesButton } from './files-button.tsx';
import { Pane } from './pane.tsx';
import { PanelSeparator } from './panel-separator.tsx';
import { panelStorage } from './panel-storage.ts';
import { TreeDrawer } from './tree-drawer.tsx';

/** Two panels: code or preview, and the chat. The files open in a drawer. */
export function MediumLayout({ isChatShown }: { readonly isChatShown: boolean }) {
  const translate = useTranslate();
  const { ui } = useStudio();
  const pane = useStudioUi((state) => state.middlePane);
  const layout = useDefaultLayout({
    id: 'studio-medium',
    panelIds: isChatShown ? ['middle', 'chat'] : ['middle'],
    storage: panelStorage,
  });
  const choice = (value: MiddlePane, icon: ReactNode) => (
    <button
      aria-pressed={pane === value}
      className={classNames(
        'flex h-10 items-center gap-2 rounded-control px-3 text-13 font-medium [&_svg]:size-4',
        pane === value ? 'bg-ink/8 text-ink' : 'text-muted hover:text-ink',
      )}
      onClick={() => ui.change({ middlePane: value })}
      type="button"
    >
      {icon}
      {translate(`studio.panels.${value}`)}
    </button>
  );
  return (
    <Group
      className="min-h-0 flex-1"
      defaultLayout={layout.defaultLayout}
      onLayoutChanged={layout.onLayoutChanged}
      orientation="horizontal"
    >
      <Panel id="middle" minSize={320}>
        <div className="flex h-full flex-col">
          <div className="flex shrink-0 items-center gap-1 border-b border-line bg-page p-1">
            <FilesButton />
            <div className="flex-1" />
            {choice('code', <Code aria-hidden="true" />)}
            {choice('preview', <Smartphone aria-hidden="true" />)}
          </div>
          <div className="relative min-h-0 flex-1">
            <Pane isShown={pane === 'code'}>
              <EditorPane />
            </Pane>
            <Pane isShown={pane === 'preview'}>
              <PreviewPane />
            </Pane>
          </div>
        </div>
        <TreeDrawer />
      </Panel>
      {isChatShown ? (
        <>
          <PanelSeparator label={translate('studio.panels.resizeChat')} />
          <Panel
            defaultSize={320}
            groupResizeBehavior="preserve-pixel-size"
            id="chat"
            maxSize={480}
            minSize={280}
          >
            <ChatPanel />
          </Panel>
        </>
      ) : null}
    </Group>
  );
}
