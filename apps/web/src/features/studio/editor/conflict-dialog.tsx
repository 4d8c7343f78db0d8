import { readBinaryReference } from '@kilim/app-kit';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { renderLoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copyPath } from '../assets/copy-path.ts';
import type { ConflictChoice } from '../document/document-reducer.ts';
import { useStudioWidth } from '../layout/use-studio-width.ts';
import { useDocument, useStudio, useStudioUi } from '../session/studio-context.tsx';
import { MergeEditor } from './merge-editor.tsx';

const AssetSides = lazyComponent(async () => (await import('../assets/asset-sides.tsx')).AssetSides);

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
  const isAsset = [mine, theirs].some((side) => side !== null && readBinaryReference(side) !== undefined);

  function choose(choice: ConflictChoice): void {
    document.dispatch({ type: 'conflict-resolved', path, choice });
    ui.change({ conflictPath: null });
    void sync.saveNow();
  }

  /** Mine gets a name of its own beside theirs. */
  function keepBoth(): void {
    const copy = copyPath(path, new Set(document.getState().files.keys()));
    document.dispatch({ type: 'created-locally', files: [{ path: copy, content: mine }] });
    choose({ kind: 'theirs' });
  }

  return (
    <Dialog
      actions={
        <>
          <Button onClick={onLater} variant="quiet">
            {translate('studio.conflict.later')}
          </Button>
          {isAsset && theirs !== null ? (
            <Button onClick={keepBoth} variant="secondary">
              {translate('studio.conflict.keepBoth')}
            </Button>
          ) : null}
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
        theirs === null
          ? 'studio.conflict.goneDescription'
          : isAsset
            ? 'studio.conflict.assetDescription'
            : 'studio.conflict.description',
      )}
      isOpen
      onClose={onLater}
      size="full"
      title={translate('studio.conflict.title', { path })}
    >
      {theirs === null ? null : isAsset ? (
        <AssetSides
          fallback={<Skeleton className="h-40 w-full" />}
          path={path}
          renderError={renderLoadError}
          sides={[
            { title: translate('studio.conflict.theirs'), content: theirs },
            { title: translate('studio.conflict.mine'), content: mine },
          ]}
        />
      ) : (
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
