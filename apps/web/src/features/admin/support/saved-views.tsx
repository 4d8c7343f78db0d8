import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { useTranslate } from '../../../i18n/translation.ts';
import { readUrlState, writeUrlState } from '../../../navigation/use-url-state.ts';
import { readStored, writeStored } from '../../../storage/browser-storage.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type QueueFilter, queueParams } from './queue-params.ts';

const storageKey = 'ticket-views';
const viewsMaximum = 20;
const storedViews = z.array(z.object({ name: z.string(), query: z.string() }));
type SavedView = z.infer<typeof storedViews>[number];

function readViews(): readonly SavedView[] {
  try {
    return storedViews.parse(JSON.parse(readStored(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

export interface SavedViewsProps {
  readonly filter: QueueFilter;
  readonly onChoose: (filter: QueueFilter) => void;
}

/** Named filters of the queue, kept in this browser. */
export function SavedViews({ filter, onChoose }: SavedViewsProps) {
  const translate = useTranslate();
  const [views, setViews] = useState(readViews);
  const [name, setName] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const keep = (next: readonly SavedView[]): void => {
    setViews(next);
    writeStored(storageKey, JSON.stringify(next));
  };
  const close = (): void => {
    setName(null);
    setIsChecked(false);
  };
  const save = (): void => {
    const chosen = (name ?? '').trim();
    setIsChecked(true);
    if (chosen === '') return;
    const query = writeUrlState(queueParams, new URLSearchParams(), filter).toString();
    const others = views.filter((view) => view.name !== chosen);
    keep([...others, { name: chosen, query }].slice(-viewsMaximum));
    close();
  };
  return (
    <section aria-label={translate('adminSupport.views')} className="flex flex-wrap items-center gap-2">
      {views.map((view) => (
        <span key={view.name} className="flex items-center rounded-control border border-line bg-raised">
          <Button
            variant="quiet"
            onClick={() => onChoose(readUrlState(queueParams, new URLSearchParams(view.query)))}
          >
            {view.name}
          </Button>
          <IconButton
            label={translate('adminSupport.removeView', { name: view.name })}
            icon={<X aria-hidden="true" />}
            onClick={() => keep(views.filter((other) => other !== view))}
          />
        </span>
      ))}
      <Button
        variant="secondary"
        icon={<Bookmark aria-hidden="true" className="size-4" />}
        onClick={() => setName('')}
      >
        {translate('adminSupport.saveView')}
      </Button>
      {name === null ? null : (
        <FormDialog
          title={translate('adminSupport.viewTitle')}
          description={translate('adminSupport.viewHint')}
          submitLabel={translate('common.save')}
          isDirty={name !== ''}
          isBusy={false}
          problem={null}
          onSubmit={save}
          onClose={close}
        >
          <TextField
            label={translate('adminSupport.viewName')}
            value={name}
            maxLength={40}
            onChange={({ target }) => setName(target.value)}
            error={isChecked && name.trim() === '' ? translate('adminSupport.viewRequired') : undefined}
          />
        </FormDialog>
      )}
    </section>
  );
}
