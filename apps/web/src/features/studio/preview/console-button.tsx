import { Terminal, TriangleAlert } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { usePreview, useStudio } from '../session/studio-context.tsx';
import { countProblems } from './preview-store.ts';

/** Opens the console and shows the number of problems. */
export function ConsoleButton() {
  const translate = useTranslate();
  const { preview } = useStudio();
  const isOpen = usePreview((view) => view.isConsoleOpen);
  const problems = usePreview(countProblems);
  const problemText =
    problems > 0 ? translate('preview.problems', { count: problems }) : translate('preview.noProblems');
  return (
    <button
      aria-expanded={isOpen}
      aria-label={translate(isOpen ? 'preview.console.close' : 'preview.console.open')}
      className={classNames(
        'flex h-10 min-w-10 shrink-0 items-center justify-center gap-1 rounded-control px-2 text-12 font-medium numerals hover:bg-ink/6 max-sm:h-11',
        isOpen && 'bg-ink/8',
        problems > 0 ? 'text-danger' : 'text-muted hover:text-ink',
      )}
      onClick={() => preview.change({ isConsoleOpen: !isOpen })}
      title={problemText}
      type="button"
    >
      {problems > 0 ? (
        <>
          <TriangleAlert aria-hidden="true" className="size-4" />
          {problems > 99 ? '99+' : problems}
        </>
      ) : null}
      <Terminal aria-hidden="true" className="size-[18px]" />
    </button>
  );
}
