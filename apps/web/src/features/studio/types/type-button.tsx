import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { countErrors, isRunning } from './list-problems.ts';
import { useTypeCheck, useTypePanel, useTypes } from './use-type-check.ts';

/** Opens the list of type problems and shows their number. */
export function TypeButton() {
  const translate = useTranslate();
  const types = useTypes();
  const isOpen = useTypePanel();
  const count = useTypeCheck(countErrors);
  const isBusy = useTypeCheck(isRunning);
  const isChecked = useTypeCheck(({ status }) => status === 'checked');
  const text =
    count > 0 ? translate('types.count', { count }) : translate(isChecked ? 'types.none' : 'types.title');
  return (
    <button
      aria-expanded={isOpen}
      aria-label={`${translate(isOpen ? 'types.close' : 'types.open')}: ${text}`}
      className={classNames(
        'flex h-full min-w-8 shrink-0 items-center justify-center gap-1.5 px-2 numerals hover:bg-ink/6 hover:text-ink pointer-coarse:min-w-11',
        isOpen && 'bg-ink/8',
        count > 0 && 'text-warning',
      )}
      onClick={() => types.showPanel(!isOpen)}
      title={text}
      type="button"
    >
      {isBusy ? (
        <span className="[&_svg]:size-3.5">
          <Spinner />
        </span>
      ) : count > 0 ? (
        <TriangleAlert aria-hidden="true" className="size-3.5" />
      ) : (
        <CircleCheck aria-hidden="true" className="size-3.5" />
      )}
      {count > 0 ? <span aria-hidden="true">{count > 99 ? '99+' : count}</span> : null}
    </button>
  );
}
