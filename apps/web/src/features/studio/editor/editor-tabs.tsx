import { FolderTree, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type DocumentState, isDirty } from '../document/document-state.ts';
import { useStudioWidth } from '../layout/use-studio-width.ts';
import { useDocument, useStudio } from '../session/studio-context.tsx';
import { tabLabels } from './tab-labels.ts';

function unsavedTabs({ tabs, files }: DocumentState): string[] {
  return tabs.filter((path) => {
    const file = files.get(path);
    return file !== undefined && isDirty(file);
  });
}

/** The tabs of open files, beside the button of the file drawer in narrower windows; arrow keys move between them, Delete closes one. */
export function EditorTabs() {
  const translate = useTranslate();
  const { document, ui } = useStudio();
  const isWide = useStudioWidth() === 'wide';
  const tabs = useDocument((state) => state.tabs);
  const current = useDocument((state) => state.current);
  const unsaved = useDocument(useShallow(unsavedTabs));
  const conflicts = useDocument((state) => state.conflicts);
  const list = useRef<HTMLDivElement>(null);
  const labels = tabLabels(tabs);

  useEffect(() => {
    if (current === null) return;
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  function handleKeyDown(event: KeyboardEvent, path: string): void {
    const index = tabs.indexOf(path);
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const target = step === 0 ? undefined : tabs[(index + step + tabs.length) % tabs.length];
    if (target !== undefined) {
      event.preventDefault();
      document.dispatch({ type: 'tab-opened', path: target });
      list.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(target)}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      document.dispatch({ type: 'tab-opened', path });
    } else if (event.key === 'Delete') {
      event.preventDefault();
      document.dispatch({ type: 'tab-closed', path });
    }
  }

  const filesButton = (
    <Button
      className="h-10! rounded-none! border-r border-line px-3!"
      icon={<FolderTree aria-hidden="true" className="size-4" />}
      onClick={() => ui.change({ isTreeDrawerOpen: true })}
      variant="quiet"
    >
      {translate('studio.panels.files')}
    </Button>
  );
  if (isWide && tabs.length === 0) return null;
  return (
    <div className="flex h-10 shrink-0 border-b border-line bg-page">
      {isWide ? null : filesButton}
      {tabs.length === 0 ? null : renderTabs()}
    </div>
  );

  function renderTabs() {
    return (
      <div
        aria-label={translate('studio.editor.tabs')}
        className="flex min-w-0 flex-1 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
        ref={list}
        role="tablist"
      >
        {tabs.map((path) => {
          const isCurrent = path === current;
          const isInConflict = conflicts.has(path);
          const note = isInConflict
            ? translate('studio.tree.inConflict')
            : unsaved.includes(path)
              ? translate('studio.tree.unsaved')
              : null;
          return (
            <div
              aria-controls="studio-editor"
              aria-keyshortcuts="Delete"
              aria-label={note === null ? labels.get(path) : `${labels.get(path) ?? path}, ${note}`}
              aria-selected={isCurrent}
              className={classNames(
                'group flex shrink-0 cursor-pointer items-center gap-2 border-r border-line pl-3 text-13 select-none focus-visible:outline-offset-[-2px]',
                isCurrent
                  ? 'bg-raised text-ink shadow-[inset_0_2px_0_var(--primary)]'
                  : 'text-muted hover:text-ink',
              )}
              data-path={path}
              key={path}
              onAuxClick={(event) => event.button === 1 && document.dispatch({ type: 'tab-closed', path })}
              onClick={() => document.dispatch({ type: 'tab-opened', path })}
              onKeyDown={(event) => handleKeyDown(event, path)}
              role="tab"
              tabIndex={isCurrent ? 0 : -1}
              title={path}
            >
              {labels.get(path)}
              {note === null ? null : (
                <span
                  className={classNames(
                    'size-2 rounded-full',
                    isInConflict ? 'bg-warning' : 'border border-muted',
                  )}
                  title={note}
                />
              )}
              {/* Not a button: a tab must not contain controls, and the keyboard closes it with Delete. */}
              <span
                className={classNames(
                  'mr-1 flex size-7 items-center justify-center rounded-control hover:bg-ink/8 pointer-coarse:size-10',
                  !isCurrent && 'opacity-0 group-hover:opacity-100 pointer-coarse:opacity-100',
                )}
                onClick={(event) => {
                  event.stopPropagation();
                  document.dispatch({ type: 'tab-closed', path });
                }}
                role="presentation"
                title={translate('studio.editor.closeTab', { path })}
              >
                <X aria-hidden="true" className="size-3.5" />
              </span>
            </div>
          );
        })}
      </div>
    );
  }
}
