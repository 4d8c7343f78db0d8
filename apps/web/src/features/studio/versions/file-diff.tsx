import { readBinaryReference } from '@kilim/app-kit';
import type { FileChange } from '@kilim/contract';
import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { renderLoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LineCounts } from './line-counts.tsx';

const DiffView = lazyComponent(async () => (await import('../editor/diff-view.tsx')).default);

const AssetSides = lazyComponent(async () => (await import('../assets/asset-sides.tsx')).AssetSides);

/** Characters of both sides above which a diff is computed only on request. */
const largeDiff = 400_000;

interface FileDiffProps {
  readonly change: FileChange & { readonly before: string | null; readonly after: string | null };
  readonly isSplit: boolean;
  readonly isOpenFirst: boolean;
  /** The file that was asked for: it is scrolled to. */
  readonly isWanted: boolean;
}

/** A changed file of a version: its path, its counted lines and, while open, its diff. */
export function FileDiff({ change, isSplit, isOpenFirst, isWanted }: FileDiffProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [isLargeShown, setLargeShown] = useState(false);
  const section = useRef<HTMLElement>(null);
  const bodyId = useId();
  useEffect(() => {
    if (isWanted) section.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  const { path, kind, before, after, from } = change;
  const isAsset = [before, after].some((side) => side !== null && readBinaryReference(side) !== undefined);
  const isLarge = (before?.length ?? 0) + (after?.length ?? 0) > largeDiff;
  return (
    <section className="shrink-0 overflow-clip rounded-card border border-line" ref={section}>
      <h3 className="sticky top-0 z-10 bg-sunken">
        <button
          aria-controls={bodyId}
          aria-expanded={isOpen}
          className="flex min-h-10 w-full items-center gap-2 px-2.5 py-1.5 text-left text-13 hover:bg-ink/4 focus-visible:outline-offset-[-2px]"
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          <ChevronRight
            aria-hidden="true"
            className={classNames('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-90')}
          />
          <span className="min-w-0 flex-1 font-mono break-all">{path}</span>
          <span className="shrink-0 text-12 font-normal text-muted">
            {translate(`studio.versions.kind.${kind}`)}
          </span>
          {isAsset ? null : <LineCounts added={change.added} removed={change.removed} />}
        </button>
      </h3>
      {isOpen ? (
        <div className="border-t border-line" id={bodyId}>
          {from !== undefined && before === after ? (
            <p className="px-3 py-3 text-13 break-words text-muted">
              {translate('studio.versions.moved', { from })}
            </p>
          ) : isAsset ? (
            <AssetSides
              fallback={<Skeleton className="h-24 w-full" />}
              path={path}
              renderError={renderLoadError}
              sides={[
                { title: translate('studio.assets.before'), content: before },
                { title: translate('studio.assets.after'), content: after },
              ]}
            />
          ) : isLarge && !isLargeShown ? (
            <div className="flex flex-wrap items-center gap-3 px-3 py-3 text-13 text-muted">
              <p className="min-w-0 flex-1">{translate('studio.versions.large')}</p>
              <Button onClick={() => setLargeShown(true)} variant="secondary">
                {translate('studio.versions.showLarge')}
              </Button>
            </div>
          ) : (
            <DiffView
              after={after}
              before={before}
              fallback={<Skeleton className="h-24 w-full" />}
              isSplit={isSplit}
              label={translate('studio.editor.label', { path })}
              path={path}
              renderError={renderLoadError}
            />
          )}
        </div>
      ) : null}
    </section>
  );
}
