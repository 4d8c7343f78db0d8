import type { TypeProblem } from '@kilim/app-kit/type-check';
import { Sparkles, Wrench } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { fixText, problemText } from './problem-text.ts';

interface TypeProblemRowProps {
  readonly problem: TypeProblem;
  /** A change may be applied: the check is over and none is being applied. */
  readonly canFix: boolean;
  readonly onReveal: () => void;
  readonly onFix: () => void;
  readonly onFixWithAi: () => void;
}

/** A problem with its place, the compiler's own text, and the compiler's change or a request to the AI. */
export function TypeProblemRow({ problem, canFix, onReveal, onFix, onFixWithAi }: TypeProblemRowProps) {
  const translate = useTranslate();
  const { path, line, code, text, isHint, fix } = problem;
  const change = fixText(problem, translate);
  const compilerText = `TS${code}: ${text}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5 pr-2 pl-3 last:border-0">
      <div className="min-w-60 flex-1">
        <button
          className="flex min-h-11 w-full flex-col justify-center rounded-control text-left hover:bg-ink/4 sm:min-h-10"
          onClick={onReveal}
          type="button"
        >
          <span className="text-13 font-medium [overflow-wrap:anywhere]">
            {problemText(problem, translate)} {isHint ? <Badge>{translate('types.note')}</Badge> : null}
          </span>
          <span className="text-12 text-muted [overflow-wrap:anywhere]">
            {translate('types.place', { path, line })}
          </span>
        </button>
        <details className="text-12 text-muted">
          <summary className="w-fit cursor-pointer py-1 pr-2 pointer-coarse:py-3">
            {translate('types.details')}
          </summary>
          <p className="pb-1 font-mono whitespace-pre-wrap text-ink [overflow-wrap:anywhere]" lang="en">
            {compilerText}
          </p>
        </details>
      </div>
      {fix === null ? (
        <Button
          icon={<Sparkles aria-hidden="true" className="size-4" />}
          onClick={onFixWithAi}
          variant="quiet"
        >
          {translate('types.fixWithAi')}
        </Button>
      ) : (
        <Button
          aria-label={translate('types.applyLabel', { fix: change })}
          disabled={!canFix}
          icon={<Wrench aria-hidden="true" className="size-4" />}
          onClick={onFix}
          title={change}
          variant="secondary"
        >
          {translate('types.apply')}
        </Button>
      )}
    </li>
  );
}
