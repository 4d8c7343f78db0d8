import { cleanTags, foldCase, foldSearch, limits } from '@kilim/contract';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useProjectTags } from './api/list-tags.ts';

interface TagFieldProps {
  readonly tags: readonly string[];
  readonly onChange: (tags: string[]) => void;
}

const suggestionsShown = 8;

/** Adds and removes tags: Enter or a comma adds the typed one, Backspace in the empty field removes the last. */
export function TagField({ tags, onChange }: TagFieldProps) {
  const translate = useTranslate();
  const listId = useId();
  const [text, setText] = useState('');
  const isFull = tags.length >= limits.tagsPerProject;
  const chosen = new Set(tags.map(foldCase));
  const suggestions = (useProjectTags().data?.tags ?? [])
    .filter(({ tag }) => !chosen.has(foldCase(tag)) && foldSearch(tag).includes(foldSearch(text.trim())))
    .slice(0, suggestionsShown);

  const add = (added: readonly string[]): void => {
    setText('');
    const all = cleanTags([...tags, ...added.map((tag) => tag.slice(0, limits.tagMaximum))]);
    if (all.length !== tags.length) onChange(all.slice(0, limits.tagsPerProject));
  };

  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={translate('dashboard.tags.field')}
        placeholder={translate('dashboard.tags.placeholder')}
        hint={
          isFull
            ? translate('dashboard.tags.full', { count: limits.tagsPerProject })
            : translate('dashboard.tags.hint')
        }
        autoComplete="off"
        maxLength={limits.tagMaximum}
        readOnly={isFull}
        value={text}
        onChange={(event) => {
          const parts = event.target.value.split(',');
          if (parts.length > 1) add(parts);
          else setText(event.target.value);
        }}
        onBlur={() => add([text])}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && text.trim() !== '') {
            event.preventDefault();
            add([text]);
          } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
            onChange(tags.slice(0, -1));
          }
        }}
      />
      {tags.length > 0 ? (
        <ul id={listId} aria-label={translate('dashboard.tags.title')} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={translate('dashboard.tags.remove', { tag })}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
                className="inline-flex min-h-10 items-center gap-1.5 rounded-full bg-primary/10 px-3 text-13 text-primary hover:bg-primary/15 sm:min-h-8"
              >
                <bdi className="max-w-48 truncate">{tag}</bdi>
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {suggestions.length > 0 && !isFull ? (
        <div
          role="group"
          aria-label={translate('dashboard.tags.suggestions')}
          className="flex flex-wrap gap-1.5"
        >
          {suggestions.map(({ tag }) => (
            <button
              key={tag}
              type="button"
              aria-label={translate('dashboard.tags.add', { tag })}
              // The field keeps the focus, so that its text is not added as another tag.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => add([tag])}
              className="inline-flex min-h-10 items-center gap-1 rounded-full border border-line px-3 text-13 text-muted hover:border-line-strong hover:text-ink sm:min-h-8"
            >
              <Plus aria-hidden="true" className="size-3.5" />
              <bdi className="max-w-48 truncate">{tag}</bdi>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
