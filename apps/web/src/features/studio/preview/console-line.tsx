import { limits } from '@kilim/contract';
import type { ConsoleEntry, SourceLocation } from '@kilim/preview/host';
import { Bug, CircleX, Info, MessageSquarePlus, Terminal, TriangleAlert } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useAttach } from '../attachments/use-attach.ts';
import { useStudio } from '../session/studio-context.tsx';
import { formatConsoleValue } from './format-console-value.ts';

const icons = { log: Terminal, info: Info, warn: TriangleAlert, error: CircleX, debug: Bug } as const;
const tones = {
  log: 'text-ink',
  info: 'text-info',
  warn: 'bg-warning/8 text-warning',
  error: 'bg-danger/8 text-danger',
  debug: 'text-muted',
} as const;

/** One entry of the console. */
export function ConsoleLine({ entry }: { readonly entry: ConsoleEntry }) {
  const translate = useTranslate();
  const { reveal } = useStudio();
  const { attach } = useAttach();
  if (entry.kind !== 'entry') {
    return (
      <p className="border-b border-line px-3 py-1 font-sans text-12 text-muted">
        {entry.kind === 'dropped'
          ? translate('preview.console.dropped', { count: entry.count })
          : translate('preview.console.restarted')}
      </p>
    );
  }
  const Icon = icons[entry.level];
  const { location } = entry;
  const text = entry.values.map((value) => formatConsoleValue(value)).join(' ');
  return (
    <div className={classNames('flex items-start gap-2 border-b border-line px-3 py-1', tones[entry.level])}>
      <Icon aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span className="sr-only">{translate(`preview.console.levels.${entry.level}`)}</span>
      <pre className="min-w-0 flex-1 font-mono whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</pre>
      {location === null ? null : (
        <button
          aria-label={translate('preview.console.goTo', { path: location.path, line: location.line })}
          className="shrink-0 text-muted underline-offset-2 hover:underline"
          onClick={() => reveal(location.path, location.line, location.column)}
          type="button"
        >
          {shortPlace(location)}
        </button>
      )}
      {entry.level === 'error' && text.trim() !== '' ? (
        <button
          aria-label={translate('turn.attach.addError')}
          className="-my-1 grid size-8 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
          onClick={() =>
            attach({
              kind: 'error',
              message: text.trim().slice(0, limits.attachedTextMaximum),
              path: location?.path ?? null,
              line: location?.line ?? null,
            })
          }
          type="button"
        >
          <MessageSquarePlus aria-hidden="true" className="size-3.5" />
        </button>
      ) : null}
    </div>
  );
}

function shortPlace({ path, line }: SourceLocation): string {
  return `${path.slice(path.lastIndexOf('/') + 1)}:${line}`;
}
