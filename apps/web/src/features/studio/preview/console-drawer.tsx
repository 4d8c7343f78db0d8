import { CONSOLE_LEVELS } from '@kilim/preview/protocol';
import { Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { usePreview, useStudio } from '../session/studio-context.tsx';
import { ConsoleLine } from './console-line.tsx';
import { formatConsoleValue } from './format-console-value.ts';
import { countLevel } from './preview-store.ts';

type Level = (typeof CONSOLE_LEVELS)[number];

/** The console output of the app, with a filter and links to the source lines. */
export function ConsoleDrawer({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const { preview } = useStudio();
  const entries = usePreview((view) => view.console);
  const [search, setSearch] = useState('');
  const [level, setLevel] = useState<Level | 'all'>('all');
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const needle = search.trim().toLowerCase();
  const shown = entries.filter((entry) => {
    if (entry.kind !== 'entry') return needle === '' && level === 'all';
    if (level !== 'all' && entry.level !== level) return false;
    return (
      needle === '' ||
      entry.values
        .map((value) => formatConsoleValue(value))
        .join(' ')
        .toLowerCase()
        .includes(needle)
    );
  });

  useEffect(() => {
    // Follow new lines only while scrolled to the end.
    if (shown.length > 0 && isAtEnd.current && list.current !== null) {
      list.current.scrollTop = list.current.scrollHeight;
    }
  }, [shown.length]);

  return (
    <section
      aria-label={translate('preview.console.title')}
      className="flex h-[38%] min-h-40 shrink-0 flex-col border-t border-line bg-page"
    >
      <div className="flex h-10 shrink-0 items-center gap-1 border-b border-line pl-3">
        <h3 className="text-13 font-semibold">{translate('preview.console.title')}</h3>
        <span className="sr-only">
          {translate('preview.console.counts', {
            errors: translate('preview.console.errors', { count: countLevel(entries, 'error') }),
            warnings: translate('preview.console.warnings', { count: countLevel(entries, 'warn') }),
          })}
        </span>
        <input
          aria-label={translate('preview.console.filter')}
          className="ml-2 h-8 min-w-0 flex-1 rounded-control bg-transparent px-2 text-13 placeholder:text-muted"
          onChange={(event) => setSearch(event.target.value)}
          placeholder={translate('preview.console.filter')}
          type="text"
          value={search}
        />
        <select
          aria-label={translate('preview.console.level')}
          className="h-8 max-w-28 rounded-control bg-transparent px-1 text-13 text-muted"
          onChange={(event) => setLevel(event.target.value as Level | 'all')}
          value={level}
        >
          {(['all', ...CONSOLE_LEVELS] as const).map((name) => (
            <option key={name} value={name}>
              {translate(`preview.console.levels.${name}`)}
            </option>
          ))}
        </select>
        <IconButton
          icon={<Trash2 aria-hidden="true" />}
          label={translate('preview.console.clear')}
          onClick={() => preview.change({ console: [] })}
        />
        <IconButton
          icon={<X aria-hidden="true" />}
          label={translate('preview.console.close')}
          onClick={onClose}
        />
      </div>
      <div
        className="min-h-0 flex-1 overflow-y-auto font-mono text-12"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < 24;
        }}
        ref={list}
        role="log"
        tabIndex={0}
      >
        {shown.length === 0 ? (
          <p className="p-3 font-sans text-13 text-muted">
            {translate(entries.length === 0 ? 'preview.console.empty' : 'preview.console.noMatch')}
          </p>
        ) : (
          shown.map((entry) => <ConsoleLine entry={entry} key={entry.id} />)
        )}
      </div>
    </section>
  );
}
