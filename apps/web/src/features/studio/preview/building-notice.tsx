import { isTurnOver } from '@kilim/contract';
import { useStore } from 'zustand';
import { useTranslate } from '../../../i18n/translation.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useStudio } from '../session/studio-context.tsx';

/** Shows over the app that an answer is being written, and how many files it has so far. */
export function BuildingNotice() {
  const translate = useTranslate();
  const { turns } = useStudio();
  const files = useStore(turns, ({ turn }) =>
    turn === null || isTurnOver(turn.status) ? null : turn.progress.files.length,
  );
  if (files === null) return null;
  return (
    <div
      className="pointer-events-none absolute inset-x-0 top-3 flex justify-center px-3"
      data-testid="building-notice"
    >
      <span className="flex min-w-0 items-center gap-2 rounded-full border border-line bg-raised px-3 py-1.5 text-12 font-medium text-ink shadow-float">
        <Spinner />
        <span className="truncate">
          {translate('preview.building')}
          {files === 0 ? null : (
            <span className="ml-2 text-muted numerals">
              {translate('preview.buildingFiles', { count: files })}
            </span>
          )}
        </span>
      </span>
    </div>
  );
}
