import type { AiModel, ModelCheck } from '@kilim/contract';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useSingleRun } from '../../../../api/use-single-run.ts';
import { errorText } from '../../../../i18n/error-text.ts';
import { useTranslate } from '../../../../i18n/translation.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useAddedModelTest } from '../api/models.ts';
import { CheckText } from '../check-text.tsx';
import { ModelHealth, StateBadge } from './model-health.tsx';

interface ModelItemProps {
  readonly model: AiModel;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function TestResult({ check, error }: { readonly check: ModelCheck | undefined; readonly error: unknown }) {
  const translate = useTranslate();
  if (error !== null) return <p className="text-13 text-danger">{errorText(error, translate)}</p>;
  return check === undefined ? null : <CheckText check={check} />;
}

/** A model of the list with its health and actions. */
export function ModelItem({ model, isFirst, isLast, onMove, onToggle, onEdit, onDelete }: ModelItemProps) {
  const translate = useTranslate();
  const testing = useSingleRun(useAddedModelTest());
  const { name, isEnabled, baseUrl } = model;
  const verb = isEnabled ? 'disable' : 'enable';
  const place = baseUrl === null ? translate('adminAiModels.usualAddress') : new URL(baseUrl).host;
  const about = [
    translate(`adminAiModels.kind.${model.kind}`),
    model.model,
    place,
    ...(model.hasKey ? [] : [translate('adminAiModels.noKey')]),
  ];
  return (
    <li className="flex flex-col gap-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h4 className="min-w-0 text-14 font-semibold break-words">{name}</h4>
            <StateBadge model={model} />
          </div>
          <p className="pt-1 text-13 break-words text-muted">{about.join(' · ')}</p>
        </div>
        <div className="flex shrink-0">
          <IconButton
            label={translate('adminAiModels.up', { name })}
            icon={<ArrowUp aria-hidden="true" />}
            aria-disabled={isFirst || undefined}
            className="aria-disabled:opacity-40"
            onClick={isFirst ? undefined : () => onMove(-1)}
          />
          <IconButton
            label={translate('adminAiModels.down', { name })}
            icon={<ArrowDown aria-hidden="true" />}
            aria-disabled={isLast || undefined}
            className="aria-disabled:opacity-40"
            onClick={isLast ? undefined : () => onMove(1)}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-1">
        {model.tasks.map((task) => (
          <Badge key={task}>{translate(`adminAiModels.task.${task}`)}</Badge>
        ))}
      </div>
      <ModelHealth model={model} />
      <div role="status" className="empty:hidden">
        {testing.isPending ? (
          <p className="text-13 text-muted">{translate('adminAi.check.sent')}</p>
        ) : (
          <TestResult check={testing.data?.check} error={testing.error} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <Button
          variant="secondary"
          isBusy={testing.isPending}
          aria-label={translate('adminAiModels.testOf', { name })}
          onClick={() => testing.mutate(model.id)}
        >
          {translate('adminAiModels.test')}
        </Button>
        <Button
          variant="secondary"
          icon={<Pencil aria-hidden="true" className="size-4" />}
          aria-label={translate('adminAiModels.editOf', { name })}
          onClick={onEdit}
        >
          {translate('adminAiModels.edit')}
        </Button>
        <Button
          variant="quiet"
          aria-label={translate(`adminAiModels.${verb}Of`, { name })}
          onClick={onToggle}
        >
          {translate(`adminAiModels.${verb}`)}
        </Button>
        <IconButton
          className="ml-auto"
          label={translate('adminAiModels.remove', { name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}
