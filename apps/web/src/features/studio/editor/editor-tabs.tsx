import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { isDirty } from '../document/document-state.ts';
import { useDocument, useStudio } from '../session/studio-context.tsx';
import { tabLabels } from './tab-labels.ts';

/** The open files; arrow keys move between them, Delete closes one. */
export function EditorTabs() {
  const translate = useTranslate();
  const { document, ui } = useStudio();
  const tabs = useDocument((state) => state.tabs);
  const current = useDocument((state) => state.current);
  const files = useDocument((state) => state.files);
  const conflicts = useDocument((state) => state.conflicts);
  const list = useRef<HTMLDivElement>(null);
  const labels = tabLabels(tabs);

  useEffect(() => {
    if (current === null) return;
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  function press(event: KeyboardEvent, path: string): void {
    const index = tabs.indexOf(path);
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const target = step === 0 ? undefined : tabs[(index + step + tabs.length) % tabs.length];
    if (target !== undefined) {
      event.preventDefault();
      document.dispatch({ type: 'tab-opened', path: target });
      list.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(target)}"]`)?.focus();
    } else if (event.key === 'Delete') {
      event.preventDefault();
      document.dispatch({ type: 'tab-closed', path });
    }
  }

  if (tabs.length === 0) return null;
  return (
    <div
      aria-label={translate('studio.editor.tabs')}
      className="flex h-10 shrink-0 overflow-x-auto overflow-y-hidden border-b border-line bg-page [scrollbar-width:none]"
      ref={list}
      role="tablist"
    >
      {tabs.map((path) => {
        const isCurrent = path === current;
        const file = files.get(path);
        const isUnsaved = file !== undefined && isDirty(file);
        const isInConflict = conflicts.has(path);
        return (
          <div
            className={classNames(
              'group flex shrink-0 items-center border-r border-line',
              isCurrent
                ? 'bg-raised text-ink shadow-[inset_0_2px_0_var(--primary)]'
                : 'text-muted hover:text-ink',
            )}
            key={path}
            role="presentation"
          >
            <button
              aria-controls="studio-editor"
              aria-selected={isCurrent}
              className="flex h-full items-center gap-2 pl-3 text-13 focus-visible:outline-offset-[-2px]"
              data-path={path}
              onAuxClick={(event) => event.button === 1 && document.dispatch({ type: 'tab-closed', path })}
              onClick={() => document.dispatch({ type: 'tab-opened', path })}
              onKeyDown={(event) => press(event, path)}
              role="tab"
              tabIndex={isCurrent ? 0 : -1}
              title={path}
              type="button"
            >
              {labels.get(path)}
              {isInConflict ? (
                <span className="rounded-full bg-warning/14 px-1.5 text-12 text-warning">
                  {translate('studio.tree.inConflict')}
                </span>
              ) : isUnsaved ? (
                <span
                  className="size-2 rounded-full border border-muted"
                  title={translate('studio.tree.unsaved')}
                >
                  <span className="sr-only">{translate('studio.tree.unsaved')}</span>
                </span>
              ) : null}
            </button>
            <button
              aria-label={translate('studio.editor.closeTab', { path })}
              className={classNames(
                'mx-1 flex size-7 items-center justify-center rounded-control hover:bg-ink/8 pointer-coarse:size-10',
                !isCurrent &&
                  'opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100',
              )}
              onClick={() => document.dispatch({ type: 'tab-closed', path })}
              tabIndex={isCurrent ? 0 : -1}
              type="button"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
            {isInConflict && isCurrent ? (
              <button
                className="mr-2 h-7 rounded-control bg-warning/14 px-2 text-12 font-medium text-warning"
                onClick={() => ui.change({ conflictPath: path })}
                type="button"
              >
                {translate('studio.conflict.open')}
              </button>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
