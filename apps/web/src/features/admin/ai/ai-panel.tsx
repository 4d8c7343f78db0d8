import type { AiOverview } from '@kilim/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { AnsweringCard, isModelAnswering } from './answering-card.tsx';
import { type ChosenModel, useModelConnection, useModelDisconnection, useModelTest } from './api/ai.ts';
import { ConfiguredModel } from './configured-model.tsx';
import { ConnectedModel } from './connected-model.tsx';
import { ModelRow, type RowResult } from './model-row.tsx';
import { ServersCard } from './servers-card.tsx';

const isSame = (one: ChosenModel | null | undefined, other: ChosenModel): boolean =>
  one?.server === other.server && one.model === other.model;

interface AiPanelProps {
  readonly overview: AiOverview;
  /** The models that administrators added. */
  readonly children: ReactNode;
}

/** The answering model, the connected one and the servers of this machine, with the requests that change them. */
export function AiPanel({ overview, children }: AiPanelProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const testing = useSingleRun(useModelTest());
  const connecting = useSingleRun(useModelConnection());
  const disconnecting = useSingleRun(useModelDisconnection());
  const [last, setLast] = useState<{ readonly chosen: ChosenModel; readonly result: RowResult } | null>(null);
  const { connection, environment } = overview;
  const isBusy = testing.isPending || connecting.isPending;

  const test = (chosen: ChosenModel): void => {
    // One request at a time: a model that is being loaded keeps the machine busy.
    if (isBusy) return;
    setLast(null);
    testing.mutate(chosen, {
      onSuccess: ({ check }) => setLast({ chosen, result: { kind: 'check', check, isNotConnected: false } }),
      onError: (error) => setLast({ chosen, result: { kind: 'error', error } }),
    });
  };
  const connect = (chosen: ChosenModel): void => {
    if (isBusy) return;
    setLast(null);
    connecting.mutate(chosen, {
      onSuccess: ({ check }) => {
        if (check.problem !== null) {
          setLast({ chosen, result: { kind: 'check', check, isNotConnected: true } });
          return;
        }
        showToast({ type: 'success', title: translate('adminAi.servers.done') });
        heading.current?.focus();
      },
      onError: (error) => setLast({ chosen, result: { kind: 'error', error } }),
    });
  };
  const disconnect = (): void =>
    disconnecting.mutate(undefined, {
      onSuccess: () => {
        setLast(null);
        showToast({
          type: 'success',
          title: translate(
            environment === null
              ? 'adminAi.connection.disconnected'
              : 'adminAi.connection.disconnectedEnvironment',
          ),
        });
        heading.current?.focus();
      },
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate('adminAi.connection.disconnectFailed'),
          message: errorText(error, translate),
        }),
    });

  const runningOf = (chosen: ChosenModel): 'test' | 'connect' | null => {
    if (testing.isPending && isSame(testing.variables, chosen)) return 'test';
    return connecting.isPending && isSame(connecting.variables, chosen) ? 'connect' : null;
  };
  const connected = connection && { server: connection.server, model: connection.model };

  return (
    <>
      <AnsweringCard overview={overview} headingRef={heading}>
        {environment === null ? null : <ConfiguredModel environment={environment} />}
        {connection === null || connected === null ? null : (
          <ConnectedModel
            connection={connection}
            isAnswering={isModelAnswering(overview)}
            isUnused={environment !== null}
            isMissing={!overview.discovery.servers.some(({ name }) => name === connection.server)}
            isTesting={runningOf(connected) !== null}
            isDisconnecting={disconnecting.isPending}
            error={last?.result.kind === 'error' && isSame(last.chosen, connected) ? last.result.error : null}
            onTest={() => test(connected)}
            onDisconnect={disconnect}
          />
        )}
      </AnsweringCard>
      {children}
      <ServersCard
        overview={overview}
        renderModel={(server, model) => {
          const chosen = { server, model };
          const isConnected = isSame(connected, chosen);
          return (
            <ModelRow
              key={model}
              model={model}
              isConnected={isConnected}
              canConnect={environment === null}
              running={runningOf(chosen)}
              result={last !== null && isSame(last.chosen, chosen) ? last.result : null}
              onTest={() => test(chosen)}
              onConnect={() => connect(chosen)}
            />
          );
        }}
      />
    </>
  );
}
