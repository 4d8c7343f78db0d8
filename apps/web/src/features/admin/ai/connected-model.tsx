import type { ModelConnection } from '@kilim/contract';
import { Unplug } from 'lucide-react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckText } from './check-text.tsx';

interface ConnectedModelProps {
  readonly connection: ModelConnection;
  /** It answers now, so its name is already shown. */
  readonly isAnswering: boolean;
  /** The model of the environment answers instead. */
  readonly isUnused: boolean;
  /** Its server was not found in the last search. */
  readonly isMissing: boolean;
  readonly isTesting: boolean;
  readonly isDisconnecting: boolean;
  /** Why the last test could not be made; null otherwise. */
  readonly error: unknown;
  readonly onTest: () => void;
  readonly onDisconnect: () => void;
}

function StateBadge({
  connection,
  isUnused,
  isMissing,
}: Pick<ConnectedModelProps, 'connection' | 'isUnused' | 'isMissing'>) {
  const translate = useTranslate();
  const { problem } = connection.check;
  if (isUnused) return <Badge>{translate('adminAi.connection.unused')}</Badge>;
  if (problem === null && isMissing) {
    return <Badge tone="warning">{translate('adminAi.connection.missing')}</Badge>;
  }
  if (problem === null) return <Badge tone="success">{translate('adminAi.connection.working')}</Badge>;
  if (problem === 'unreadable') {
    return <Badge tone="warning">{translate('adminAi.connection.unreadable')}</Badge>;
  }
  return <Badge tone="danger">{translate('adminAi.connection.failing')}</Badge>;
}

/** The connected model with its health: docs/rules/ai.md#connected-model */
export function ConnectedModel({
  connection,
  isAnswering,
  isUnused,
  isMissing,
  isTesting,
  isDisconnecting,
  error,
  onTest,
  onDisconnect,
}: ConnectedModelProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { server, port, model, connectedAt, check } = connection;
  const since = translate('adminAi.connection.since', { time: formatDateTime(connectedAt, language) });
  const place = translate('adminAi.connection.where', {
    server: translate(`adminAi.server.${server}`),
    port,
  });
  return (
    <section
      aria-label={translate('adminAi.connection.title')}
      className="flex flex-col gap-3 border-t border-line pt-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="min-w-0 text-14 font-semibold break-all">
          {isAnswering ? translate('adminAi.connection.title') : model}
        </h4>
        <StateBadge connection={connection} isUnused={isUnused} isMissing={isMissing} />
      </div>
      <p className="text-13 text-muted numerals">{[place, since].join(' · ')}</p>
      {isUnused ? <p className="text-13 text-muted">{translate('adminAi.connection.unusedText')}</p> : null}
      {isMissing && !isUnused && check.problem === null ? (
        <p className="text-13 text-warning">{translate('adminAi.connection.missingText')}</p>
      ) : null}
      <div role="status">
        {isTesting ? (
          <p className="text-13 text-muted">{translate('adminAi.check.waiting')}</p>
        ) : (
          <>
            {error === null ? (
              <CheckText check={check} />
            ) : (
              <p className="text-13 text-danger">{errorText(error, translate)}</p>
            )}
            <p className="pt-1 text-13 text-muted numerals">
              {translate('adminAi.check.at', { time: formatDateTime(check.at, language) })}
            </p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          isBusy={isTesting}
          aria-label={translate('adminAi.connection.testOf', { model })}
          onClick={onTest}
        >
          {translate('adminAi.connection.test')}
        </Button>
        <Button
          variant="secondary"
          icon={<Unplug aria-hidden="true" className="size-4" />}
          isBusy={isDisconnecting}
          aria-label={translate('adminAi.connection.disconnectOf', { model })}
          onClick={onDisconnect}
        >
          {translate('adminAi.connection.disconnect')}
        </Button>
      </div>
    </section>
  );
}
