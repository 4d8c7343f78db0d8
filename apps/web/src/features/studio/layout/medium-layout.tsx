import { Group, Panel, useDefaultLayout } from 'react-resizable-panels';
import { useTranslate } from '../../../i18n/translation.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { DesignPane } from '../design/design-pane.tsx';
import { EditorPane } from '../editor/editor-pane.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useStudioUi } from '../session/studio-context.tsx';
import { KeptPane, Pane } from './pane.tsx';
import { PanelSeparator } from './panel-separator.tsx';
import { panelStorage } from './panel-storage.ts';
import { TreeDrawer } from './tree-drawer.tsx';

/** Two panels: code or preview, chosen in the top bar, and the chat. The files open in a drawer. */
export function MediumLayout({ isChatShown }: { readonly isChatShown: boolean }) {
  const translate = useTranslate();
  const pane = useStudioUi((state) => state.middlePane);
  const layout = useDefaultLayout({
    id: 'studio-medium',
    panelIds: isChatShown ? ['middle', 'chat'] : ['middle'],
    storage: panelStorage,
  });
  return (
    <Group
      className="min-h-0 flex-1"
      defaultLayout={layout.defaultLayout}
      onLayoutChanged={layout.onLayoutChanged}
      orientation="horizontal"
    >
      <Panel id="middle" minSize={360}>
        <div className="relative h-full">
          <Pane isShown={pane === 'code'}>
            <EditorPane />
          </Pane>
          <Pane isShown={pane === 'preview'}>
            <PreviewPane />
          </Pane>
          <KeptPane isShown={pane === 'design'}>
            <DesignPane />
          </KeptPane>
        </div>
        <TreeDrawer />
      </Panel>
      {isChatShown ? (
        <>
          <PanelSeparator label={translate('studio.panels.resizeChat')} />
          <Panel
            defaultSize={336}
            groupResizeBehavior="preserve-pixel-size"
            id="chat"
            maxSize={480}
            minSize={300}
          >
            <ChatPanel />
          </Panel>
        </>
      ) : null}
    </Group>
  );
}
