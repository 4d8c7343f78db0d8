import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { countErrors, listedMaximum, listProblems } from './list-problems.ts';
import { TypeProblemRow } from './type-problem-row.tsx';
import { TypeStatus } from './type-status.tsx';
import { useRunTypeCheck, useTypeCheck, useTypePanel, useTypes } from './use-type-check.ts';
import { useTypeFixes } from './use-type-fixes.ts';

/** The list of type problems below the editor, with their changes; runs the check also while it is closed. */
export function TypePanel() {
  useRunTypeCheck();
  return useTypePanel() ? <OpenPanel /> : null;
}

function OpenPanel() {
  const translate = useTranslate();
  const types = useTypes();
  const { reveal } = useStudio();
  const problems = useTypeCheck((state) => state.problems);
  const status = useTypeCheck((state) => state.status);
  const all = useMemo(() => listProblems({ problems }), [problems]);
  const errors = countErrors({ problems });
  const notes = all.length - errors;
  const { isApplying, apply, askAi } = useTypeFixes();
  const counts = [
    ...(errors > 0 ? [translate('types.count', { count: errors })] : []),
    ...(notes > 0 ? [translate('types.notes', { count: notes })] : []),
  ].join(', ');
  return (
    <section
      aria-label={translate('types.title')}
      className="flex h-[42%] min-h-40 shrink-0 flex-col border-t border-line bg-page"
    >
      <div className="flex h-11 shrink-0 items-center gap-2 border-b border-line pl-3 sm:h-10">
        <h3 className="text-13 font-semibold">{translate('types.title')}</h3>
        <p className="min-w-0 flex-1 truncate text-12 text-muted numerals" role="status">
          {counts}
        </p>
        <IconButton
          icon={<X aria-hidden="true" />}
          label={translate('types.close')}
          onClick={() => types.showPanel(false)}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <TypeStatus isEmpty={all.length === 0} />
        <ul>
          {all.slice(0, listedMaximum).map((problem) => (
            <TypeProblemRow
              canFix={status === 'checked' && !isApplying}
              key={`${problem.path}:${problem.line}:${problem.column}:${problem.code}:${problem.text}`}
              onFix={() => void apply(problem)}
              onFixWithAi={() => askAi(problem)}
              onReveal={() => reveal(problem.path, problem.line, problem.column)}
              problem={problem}
            />
          ))}
        </ul>
        {all.length > listedMaximum ? (
          <p className="p-3 text-13 text-muted">
            {translate('types.more', { count: all.length - listedMaximum })}
          </p>
        ) : null}
      </div>
    </section>
  );
}
