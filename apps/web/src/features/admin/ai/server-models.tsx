import type { ModelServer } from '@kilim/contract';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';

/** Models shown at first. */
const shownAtFirst = 6;

interface ServerModelsProps {
  readonly server: ModelServer;
  /** Always shown, wherever it is in the list. */
  readonly connectedModel: string | null;
  readonly renderModel: (model: string) => ReactNode;
}

/** A server that was found, with its models. */
export function ServerModels({ server, connectedModel, renderModel }: ServerModelsProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { models, port } = server;
  const name = translate(`adminAi.server.${server.name}`);
  const shown = isOpen
    ? models
    : models.filter((model, place) => place < shownAtFirst || model === connectedModel);
  return (
    <section aria-label={name} className="flex flex-col">
      <h4 className="flex flex-wrap items-baseline gap-x-2 border-b border-line pb-2 text-14 font-semibold">
        {name}
        <span className="text-13 font-normal text-muted numerals">
          {translate('adminAi.servers.port', { port })}
        </span>
      </h4>
      {models.length === 0 ? (
        <p className="pt-3 text-14 text-muted">{translate('adminAi.servers.noModels')}</p>
      ) : (
        <ul aria-label={translate('adminAi.servers.models', { server: name })}>{shown.map(renderModel)}</ul>
      )}
      {shown.length === models.length ? null : (
        <Button variant="link" className="-ml-1 self-start" onClick={() => setIsOpen(true)}>
          {translate('adminAi.servers.all', { count: models.length })}
        </Button>
      )}
    </section>
  );
}
