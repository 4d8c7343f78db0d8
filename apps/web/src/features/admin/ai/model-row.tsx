import type { ModelCheck } from '@kilim/contract';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckText } from './check-text.tsx';

/** What happened to the last request of a row. */
export type RowResult =
  | { readonly kind: 'check'; readonly check: ModelCheck; readonly isNotConnected: boolean }
  | { readonly kind: 'error'; readonly error: unknown };

interface ModelRowProps {
  readonly model: string;
  readonly isConnected: boolean;
  /** False while the model of the environment answers. */
  readonly canConnect: boolean;
  /** The request of this row that is running. */
  readonly running: 'test' | 'connect' | null;
  readonly result: RowResult | null;
  readonly onTest: () => void;
  readonly onConnect: () => void;
}

/** A model of a server, with the buttons to test and to connect it. */
export function ModelRow(row: ModelRowProps) {
  const translate = useTranslate();
  const { model, running, result } = row;
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-32 text-14 break-all">{model}</span>
        <div className="flex min-h-11 items-center gap-2 sm:min-h-10">
          {/* The connected model is tested where its state is shown. */}
          {row.isConnected ? null : (
            <Button
              variant="quiet"
              isBusy={running === 'test'}
              aria-label={translate('adminAi.servers.testOf', { model })}
              onClick={row.onTest}
            >
              {translate('adminAi.servers.test')}
            </Button>
          )}
          {row.isConnected ? (
            <Badge tone="success">{translate('adminAi.servers.connected')}</Badge>
          ) : row.canConnect ? (
            <Button
              variant="secondary"
              isBusy={running === 'connect'}
              aria-label={translate('adminAi.servers.connectOf', { model })}
              onClick={row.onConnect}
            >
              {translate('adminAi.servers.connect')}
            </Button>
          ) : null}
        </div>
      </div>
      <div role="status" className="empty:hidden">
        {row.isConnected ? null : running !== null ? (
          <p className="text-13 text-muted">{translate('adminAi.check.waiting')}</p>
        ) : result?.kind === 'check' ? (
          <CheckText check={result.check} isNotConnected={result.isNotConnected} />
        ) : result?.kind === 'error' ? (
          <p className="text-13 text-danger">{errorText(result.error, translate)}</p>
        ) : null}
      </div>
    </li>
  );
}
