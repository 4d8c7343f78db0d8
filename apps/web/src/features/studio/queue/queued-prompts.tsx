import { limits } from '@kilim/contract';
import { ChevronDown, ChevronUp, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AttachmentList } from '../attachments/lazy-attachment-list.ts';
import { focusComposer } from '../chat/focus-composer.ts';
import { useStudio } from '../session/studio-context.tsx';
import type { QueuedPrompt } from './prompt-queue.ts';

/** The waiting prompts above the composer: each can be edited, moved and removed. */
export function QueuedPrompts() {
  const translate = useTranslate();
  const { queue } = useStudio();
  const { items, isPaused } = useStore(queue);
  const [editedId, setEditedId] = useState<string | null>(null);
  return (
    <section
      aria-label={translate('turn.queue.title', { count: items.length })}
      className="mb-2 rounded-card border border-line bg-raised"
    >
      <div className="flex min-h-10 flex-wrap items-center gap-x-2 border-b border-line px-3 text-12 text-muted">
        <h3 className="min-w-0 flex-1 font-medium">
          {translate('turn.queue.title', { count: items.length })}
        </h3>
        {isPaused ? (
          <Button
            icon={<Play aria-hidden="true" className="size-3.5" />}
            onClick={() => queue.setPaused(false)}
            variant="quiet"
          >
            {translate('turn.queue.continue')}
          </Button>
        ) : null}
        <Button
          onClick={() => {
            queue.clear();
            focusComposer();
          }}
          variant="quiet"
        >
          {translate('turn.queue.clear')}
        </Button>
      </div>
      {isPaused ? (
        <p className="px-3 pt-2 text-12 text-muted" role="status">
          {translate('turn.queue.paused')}
        </p>
      ) : null}
      <ol className="max-h-48 overflow-y-auto p-1">
        {items.map((item, at) =>
          item.id === editedId ? (
            <EditedPrompt item={item} key={item.id} onEnd={() => setEditedId(null)} />
          ) : (
            <WaitingPrompt
              isFirst={at === 0}
              isLast={at === items.length - 1}
              item={item}
              key={item.id}
              number={at + 1}
              onEdit={() => setEditedId(item.id)}
            />
          ),
        )}
      </ol>
    </section>
  );
}

interface WaitingPromptProps {
  readonly item: QueuedPrompt;
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onEdit: () => void;
}

function WaitingPrompt({ item, number, isFirst, isLast, onEdit }: WaitingPromptProps) {
  const translate = useTranslate();
  const { queue } = useStudio();
  const name = { prompt: item.prompt.slice(0, 60) };
  const place = `${number}.`;
  return (
    <li className="flex items-center gap-0.5">
      <span className="w-6 shrink-0 text-right text-12 text-muted numerals">{place}</span>
      <div className="min-w-0 flex-1 px-2">
        <p className="line-clamp-2 text-13 [overflow-wrap:anywhere]">{item.prompt}</p>
        {item.attachments.length > 0 ? <AttachmentList attachments={item.attachments} /> : null}
      </div>
      <IconButton
        disabled={isFirst}
        icon={<ChevronUp aria-hidden="true" />}
        label={translate('turn.queue.up', name)}
        onClick={() => queue.move(item.id, -1)}
      />
      <IconButton
        disabled={isLast}
        icon={<ChevronDown aria-hidden="true" />}
        label={translate('turn.queue.down', name)}
        onClick={() => queue.move(item.id, 1)}
      />
      <IconButton
        icon={<Pencil aria-hidden="true" />}
        label={translate('turn.queue.edit', name)}
        onClick={onEdit}
      />
      <IconButton
        icon={<Trash2 aria-hidden="true" />}
        label={translate('turn.queue.remove', name)}
        onClick={() => {
          queue.remove(item.id);
          focusComposer();
        }}
      />
    </li>
  );
}

function EditedPrompt({ item, onEnd }: { readonly item: QueuedPrompt; readonly onEnd: () => void }) {
  const translate = useTranslate();
  const { queue } = useStudio();
  const [text, setText] = useState(item.prompt);
  const save = (): void => {
    queue.edit(item.id, text);
    onEnd();
    focusComposer();
  };
  return (
    <li className="flex flex-col gap-1 p-1">
      <textarea
        aria-label={translate('turn.queue.editField')}
        // biome-ignore lint/a11y/noAutofocus: the user has just asked to edit this text
        autoFocus
        className="block w-full resize-y rounded-control border border-line-strong bg-page px-2 py-1.5 text-16 sm:text-13"
        maxLength={limits.promptMaximum}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') onEnd();
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          save();
        }}
        rows={2}
        value={text}
      />
      <div className="flex justify-end gap-1">
        <Button onClick={onEnd} variant="quiet">
          {translate('common.cancel')}
        </Button>
        <Button disabled={text.trim() === ''} onClick={save} variant="secondary">
          {translate('common.save')}
        </Button>
      </div>
    </li>
  );
}
