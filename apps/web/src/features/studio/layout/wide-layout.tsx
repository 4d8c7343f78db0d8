import { type Ref, useImperativeHandle } from 'react';
import {
  Group,
  Panel,
  type PanelImperativeHandle,
  useDefaultLayout,
  usePanelRef,
} from 'react-resizable-panels';
import { useTranslate } from '../../../i18n/translation.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { EditorPane } from '../editor/editor-pane.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { FileTreePanel } from '../tree/file-tree-panel.tsx';
import { PanelSeparator } from './panel-separator.tsx';
import { panelStorage } from './panel-storage.ts';

/** Lets the top bar collapse and expand panels. */
export interface PanelToggles {
  toggleFiles(): void;
  toggleChat(): void;
}

interface WideLayoutProps {
  readonly ref: Ref<PanelToggles>;
  readonly onCollapse: (collapsed: { readonly files?: boolean; readonly chat?: boolean }) => void;
}

/** Four resizable panels: files, code, preview, chat. Their sizes are stored. */
export function WideLayout({ ref, onCollapse }: WideLayoutProps) {
  const translate = useTranslate();
  const layout = useDefaultLayout({ id: 'studio', storage: panelStorage });
  const files = usePanelRef();
  const chat = usePanelRef();
  useImperativeHandle(ref, () => ({
    toggleFiles: () => togglePanel(files.current),
    toggleChat: () => togglePanel(chat.current),
  }));
  return (
    <Group
      className="min-h-0 flex-1"
      defaultLayout={layout.defaultLayout}
      onLayoutChanged={layout.onLayoutChanged}
      orientation="horizontal"
    >
      <Panel
        collapsible
        defaultSize={220}
        groupResizeBehavior="preserve-pixel-size"
        id="files"
        maxSize={360}
        minSize={160}
        onResize={(size) => onCollapse({ files: size.inPixels === 0 })}
        panelRef={files}
      >
        <FileTreePanel />
      </Panel>
      <PanelSeparator label={translate('studio.panels.resizeFiles')} />
      <Panel id="code" minSize={220}>
        <EditorPane />
      </Panel>
      <PanelSeparator label={translate('studio.panels.resizeCode')} />
      <Panel id="preview" minSize={240}>
        <PreviewPane />
      </Panel>
      <PanelSeparator label={translate('studio.panels.resizeChat')} />
      <Panel
        collapsible
        defaultSize={340}
        groupResizeBehavior="preserve-pixel-size"
        id="chat"
        maxSize={560}
        minSize={280}
        onResize={(size) => onCollapse({ chat: size.inPixels === 0 })}
        panelRef={chat}
      >
        <ChatPanel />
      </Panel>
    </Group>
  );
}

function togglePanel(panel: PanelImperativeHandle | null): void {
  if (panel?.isCollapsed()) panel.expand();
  else panel?.collapse();
}
