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
import { DesignPane } from '../design/design-pane.tsx';
import { EditorPane } from '../editor/editor-pane.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useStudioUi } from '../session/studio-context.tsx';
import { FileTreePanel } from '../tree/file-tree-panel.tsx';
import { KeptPane, Pane } from './pane.tsx';
import { PanelSeparator } from './panel-separator.tsx';
import { panelStorage } from './panel-storage.ts';

/** Lets the top bar collapse and expand panels. */
export interface PanelToggles {
  toggleFiles(): void;
  toggleChat(): void;
}

interface Collapsed {
  readonly files: boolean;
  readonly chat: boolean;
}

export interface WideLayoutProps {
  readonly ref: Ref<PanelToggles>;
  readonly collapsed: Collapsed;
  readonly onCollapse: (collapsed: Partial<Collapsed>) => void;
}

/**
 * Resizable panels: files, code (once it was asked for), preview, chat; or design and chat. Their sizes are stored. The
 * preview runs on below the design.
 */
export function WideLayout({ ref, collapsed, onCollapse }: WideLayoutProps) {
  const translate = useTranslate();
  const isDesignShown = useStudioUi((state) => state.middlePane === 'design');
  const isCodeShown = useStudioUi((state) => state.isCodeShown) && !isDesignShown;
  const layout = useDefaultLayout({
    id: 'studio-wide',
    panelIds: isDesignShown
      ? ['preview', 'chat']
      : isCodeShown
        ? ['files', 'code', 'preview', 'chat']
        : ['files', 'preview', 'chat'],
    storage: panelStorage,
  });
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
      {isDesignShown ? null : (
        <Panel
          collapsible
          defaultSize={208}
          groupResizeBehavior="preserve-pixel-size"
          id="files"
          maxSize={360}
          minSize={160}
          onResize={(size) => onCollapse({ files: size.inPixels === 0 })}
          panelRef={files}
        >
          {/* A collapsed panel must not take the focus. */}
          <div className="h-full" inert={collapsed.files}>
            <FileTreePanel />
          </div>
        </Panel>
      )}
      {isCodeShown ? (
        <>
          <PanelSeparator label={translate('studio.panels.resizeFiles')} />
          <Panel id="code" minSize={280}>
            <EditorPane />
          </Panel>
        </>
      ) : null}
      {isDesignShown ? null : (
        <PanelSeparator
          key="preview-separator"
          label={translate(isCodeShown ? 'studio.panels.resizeCode' : 'studio.panels.resizeFiles')}
        />
      )}
      <Panel id="preview" key="preview" minSize={260}>
        <div className="relative h-full">
          <Pane isShown={!isDesignShown}>
            <PreviewPane />
          </Pane>
          <KeptPane isShown={isDesignShown}>
            <DesignPane />
          </KeptPane>
        </div>
      </Panel>
      <PanelSeparator label={translate('studio.panels.resizeChat')} />
      <Panel
        collapsible
        defaultSize={360}
        groupResizeBehavior="preserve-pixel-size"
        id="chat"
        maxSize={640}
        minSize={300}
        onResize={(size) => onCollapse({ chat: size.inPixels === 0 })}
        panelRef={chat}
      >
        <div className="h-full" inert={collapsed.chat}>
          <ChatPanel />
        </div>
      </Panel>
    </Group>
  );
}

function togglePanel(panel: PanelImperativeHandle | null): void {
  if (panel?.isCollapsed()) panel.expand();
  else panel?.collapse();
}
