import { RotateCw } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useTypeCheck, useTypes } from './use-type-check.ts';

/** Texts of states without a running check; with a button where another try makes sense. */
const stopped = {
  paused: { title: 'types.paused', hint: 'types.pausedHint', canRetry: true },
  unavailable: { title: 'types.unavailable', hint: 'types.unavailableHint', canRetry: true },
  'too-large': { title: 'types.tooLarge', hint: 'types.tooLargeHint', canRetry: false },
} as const;

/** What the check does, above the list; why there is no list. */
export function TypeStatus({ isEmpty }: { readonly isEmpty: boolean }) {
  const translate = useTranslate();
  const { check } = useTypes();
  const status = useTypeCheck((state) => state.status);
  switch (status) {
    case 'off':
    case 'loading':
    case 'checking':
      return (
        <p className="flex items-center gap-2 p-3 text-13 text-muted" role="status">
          <Spinner />
          {translate(status === 'checking' ? 'types.checking' : 'types.loading')}
        </p>
      );
    case 'checked':
      return isEmpty ? (
        <div className="p-3 text-13">
          <p className="font-medium">{translate('types.none')}</p>
          <p className="text-muted">{translate('types.noneHint')}</p>
        </div>
      ) : (
        <p className="px-3 pt-2 text-12 text-muted">{translate('types.hint')}</p>
      );
    case 'paused':
    case 'unavailable':
    case 'too-large': {
      const { title, hint, canRetry } = stopped[status];
      return (
        <div className="flex flex-wrap items-center gap-3 p-3 text-13" role="status">
          <div className="min-w-52 flex-1">
            <p className="font-medium">{translate(title)}</p>
            <p className="text-muted">{translate(hint)}</p>
          </div>
          {canRetry ? (
            <Button
              icon={<RotateCw aria-hidden="true" className="size-4" />}
              onClick={() => check.resume()}
              variant="secondary"
            >
              {translate('types.retry')}
            </Button>
          ) : null}
        </div>
      );
    }
  }
}
