import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ConflictChoice } from '../document/document-reducer.ts';
import { useStudioWidth } from '../layout/use-studio-width.ts';
import { useDocument, useStudio, useStudioUi } from '../session/studio-context.tsx';
import { MergeEditor } from './merge-editor.tsx';

/** Resolves conflicts one file at a time: my version, theirs or a merge. "Later" postpones the choice. */
export function ConflictDialog() {
  const conflicts = useDocument((state) => state.conflicts);
  const chosen = useStudioUi((state) => state.conflictPath);
  const [postponed, setPostponed] = useState<ReadonlySet<string>>(new Set());
  const { ui } = useStudio();
  const next = [...conflicts.keys()].find((path) => !postponed.has(path));
  const path = chosen !== null && conflicts.has(chosen) ? chosen : next;
  if (path === undefined) return null;
  return (
    <OneConflict
      key={`${path} ${conflicts.get(path)?.hash ?? ''}`}
      onLater={() => {
        setPostponed(new Set([...postponed, path]));
        ui.change({ conflictPath: null });
      }}
      path={path}
    />
  );
}

function OneConflict({ path, onLater }: { readonly path: string; readonly onLater: () => void }) {
  const translate = useTranslate();
  const { document, sync, ui } = useStudio();
  const width = useStudioWidth();
  const theirs = useDocument((state) => state.conflicts.get(path)?.content ?? null);
  // The editor starts from the content at opening; its edits go to `merged`.
  const [mine] = useState(() => document.getState().files.get(path)?.content ?? '');
  const [merged, setMerged] = useState<string | null>(null);

  function choose(choice: ConflictChoice): void {
    document.dispatch({ type: 'conflict-resolved', path, choice });
    ui.change({ conflictPath: null });
    void sync.saveNow();
  }

  return (
    <Dialog
      actions={
        <>
          <Button onClick={onLater} variant="quiet">
            {translate('studio.conflict.later')}
          </Button>
          <Button onClick={() => choose({ kind: 'theirs' })} variant="secondary">
            {translate(theirs === null ? 'studio.conflict.acceptDelete' : 'studio.conflict.takeTheirs')}
          </Button>
          {merged === null ? (
            <Button onClick={() => choose({ kind: 'mine' })}>{translate('studio.conflict.keepMine')}</Button>
          ) : (
            <Button onClick={() => choose({ kind: 'merged', content: merged })}>
              {translate('studio.conflict.saveMerge')}
            </Button>
          )}
        </>
      }
      description={translate(
        theirs === null ? 'studio.conflict.goneDescription' : 'studio.conflict.description',
      )}
      isOpen
      onClose={onLater}
      size="full"
      title={translate('studio.conflict.title', { path })}
    >
      {theirs === null ? null : (
        <div className="flex h-[min(60dvh,640px)] flex-col overflow-hidden rounded-card border border-line">
          {width === 'narrow' ? null : (
            <div className="grid grid-cols-2 border-b border-line bg-sunken text-12 font-medium text-muted">
              <span className="px-3 py-1.5">{translate('studio.conflict.theirs')}</span>
              <span className="px-3 py-1.5">{translate('studio.conflict.mine')}</span>
            </div>
          )}
          <div className="min-h-0 flex-1">
            <MergeEditor
              isSideBySide={width !== 'narrow'}
              mine={mine}
              onChange={setMerged}
              path={path}
              theirs={theirs}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}
