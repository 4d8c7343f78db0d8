import type { Project } from '@kilim/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DialogLoading } from '../../ui/dialog-loading.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { renderLoadError } from '../../ui/load-error.tsx';
import { useLoadErrorToast } from '../../ui/use-load-error-toast.ts';
import { preloadEditor } from './editor/editor-pane.tsx';
import { useKeyboardInset } from './layout/keyboard-inset.ts';
import { NarrowLayout } from './layout/narrow-layout.tsx';
import { MediumLayout, WideLayout } from './layout/panel-layouts.ts';
import { PanelsSkeleton } from './layout/studio-skeleton.tsx';
import { useStudioWidth } from './layout/use-studio-width.ts';
import type { PanelToggles } from './layout/wide-layout.tsx';
import { useDocument, usePreview, useStudio, useStudioUi } from './session/studio-context.tsx';
import { useReadAnswers } from './session/use-activity.ts';
import { useSaveShortcut } from './session/use-save-shortcut.ts';
import { StudioTools } from './studio-tools.tsx';
import { StorageBanner } from './top-bar/storage-banner.tsx';
import { TopBar } from './top-bar/top-bar.tsx';

const ConflictDialog = lazyComponent(
  async () => (await import('./editor/conflict-dialog.tsx')).ConflictDialog,
);
const VersionsDialog = lazyComponent(
  async () => (await import('./versions/versions-dialog.tsx')).VersionsDialog,
);

/** The studio in the layout for the window's width. */
export function StudioScreen({ project }: { readonly project: Project }) {
  const { ui } = useStudio();
  const width = useStudioWidth();
  const panels = useRef<PanelToggles>(null);
  const [isMediumChatShown, setMediumChatShown] = useState(true);
  const [collapsed, setCollapsed] = useState({ files: false, chat: false });
  const hasConflict = useDocument((state) => state.conflicts.size > 0);
  const isVersionsOpen = useStudioUi((state) => state.isVersionsOpen);
  useSaveShortcut();
  // The preview comes first, because it is on screen.
  const isPreviewReady = usePreview((view) => view.state.kind !== 'starting');
  useEffect(() => {
    if (isPreviewReady) preloadEditor();
  }, [isPreviewReady]);
  const closeVersions = useLoadErrorToast(() => ui.change({ isVersionsOpen: false }));

  const isChatShown = width === 'wide' ? !collapsed.chat : isMediumChatShown;
  const keyboard = useKeyboardInset();
  // The narrow layout marks them itself, because its chat is a tab.
  useReadAnswers(width !== 'narrow' && isChatShown);
  const toggleChat = (): void => {
    if (width === 'wide') panels.current?.toggleChat();
    else setMediumChatShown(!isMediumChatShown);
  };
  const showChat = useEffectEvent(() => {
    if (width !== 'narrow' && !isChatShown) toggleChat();
  });
  useEffect(
    () =>
      ui.subscribe((state, before) => {
        if (state.chatRequest !== before.chatRequest) showChat();
      }),
    [ui],
  );

  return (
    <div className="flex h-full min-h-0 flex-col bg-page" style={{ paddingBottom: keyboard }}>
      <TopBar
        isChatShown={isChatShown}
        isFilesShown={!collapsed.files}
        onToggleChat={toggleChat}
        onToggleFiles={() => panels.current?.toggleFiles()}
        project={project}
        width={width}
      />
      <StorageBanner />
      {width === 'wide' ? (
        <WideLayout
          collapsed={collapsed}
          onCollapse={(change) =>
            setCollapsed((known) => {
              const next = { ...known, ...change };
              return next.files === known.files && next.chat === known.chat ? known : next;
            })
          }
          ref={panels}
          fallback={<PanelsSkeleton />}
          renderError={renderLoadError}
        />
      ) : null}
      {width === 'medium' ? (
        <MediumLayout
          isChatShown={isMediumChatShown}
          fallback={<PanelsSkeleton />}
          renderError={renderLoadError}
        />
      ) : null}
      {width === 'narrow' ? <NarrowLayout isKeyboardOpen={keyboard > 0} /> : null}
      {hasConflict ? <ConflictDialog /> : null}
      <StudioTools />
      {isVersionsOpen ? (
        <VersionsDialog fallback={<DialogLoading />} onLoadError={closeVersions} projectId={project.id} />
      ) : null}
    </div>
  );
}
