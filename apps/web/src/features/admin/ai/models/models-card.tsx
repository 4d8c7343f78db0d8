import type { AiModel, AiModelList } from '@kilim/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../../i18n/error-text.ts';
import { useTranslate } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useOrderModels, useToggleModel } from '../api/models.ts';
import { DeleteModelDialog } from './delete-model-dialog.tsx';
import { ModelEditor } from './model-editor.tsx';
import { ModelItem } from './model-item.tsx';

/** The ids with one of them moved by a place. */
export function moveId(ids: readonly string[], at: number, by: -1 | 1): string[] {
  const moved = ids[at];
  if (moved === undefined) return [...ids];
  const rest = ids.toSpliced(at, 1);
  return rest.toSpliced(at + by, 0, moved);
}

/** The models that were added, in the order in which they are asked. */
export function ModelsCard({ models }: Pick<AiModelList, 'models'>) {
  const translate = useTranslate();
  const ordering = useOrderModels();
  const toggling = useToggleModel();
  const [edited, setEdited] = useState<AiModel | 'new' | null>(null);
  const [deleted, setDeleted] = useState<AiModel | null>(null);
  const [news, setNews] = useState('');
  const ids = models.map(({ id }) => id);

  const move = (at: number, by: -1 | 1): void => {
    const name = models[at]?.name ?? '';
    ordering.mutate(moveId(ids, at, by), {
      onSuccess: () => setNews(translate('adminAiModels.moved', { name, place: at + by + 1 })),
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate('adminAiModels.orderFailed'),
          message: errorText(error, translate),
        }),
    });
  };
  const toggle = ({ id, isEnabled }: AiModel): void =>
    toggling.mutate(
      { id, isEnabled: !isEnabled },
      {
        onError: (error) =>
          showToast({
            type: 'error',
            title: translate('adminAiModels.toggleFailed'),
            message: errorText(error, translate),
          }),
      },
    );
  const add = (
    <Button icon={<Plus aria-hidden="true" className="size-4" />} onClick={() => setEdited('new')}>
      {translate('adminAiModels.add')}
    </Button>
  );
  return (
    <Card className="flex flex-col gap-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-16 font-semibold">{translate('adminAiModels.title')}</h3>
          <p className="max-w-prose pt-1 text-14 text-muted">{translate('adminAiModels.intro')}</p>
        </div>
        {models.length === 0 ? null : add}
      </div>
      {models.length === 0 ? (
        <EmptyState
          title={translate('adminAiModels.emptyTitle')}
          description={translate('adminAiModels.empty')}
          action={add}
        />
      ) : (
        <ol aria-label={translate('adminAiModels.list')}>
          {models.map((model, at) => (
            <ModelItem
              key={model.id}
              model={model}
              isFirst={at === 0}
              isLast={at === models.length - 1}
              onMove={(by) => move(at, by)}
              onToggle={() => toggle(model)}
              onEdit={() => setEdited(model)}
              onDelete={() => setDeleted(model)}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {edited === null ? null : (
        <ModelEditor model={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted === null ? null : <DeleteModelDialog model={deleted} onClose={() => setDeleted(null)} />}
    </Card>
  );
}
