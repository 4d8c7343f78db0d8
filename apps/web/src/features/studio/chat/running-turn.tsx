import { isTurnOver, type Turn } from '@kilim/contract';
import { useTranslate } from '../../../i18n/translation.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { StreamedFiles } from './streamed-files.tsx';
import { StreamingMarkdown } from './streaming-markdown.tsx';

/** An answer while it streams: title, text, files and status, in the order of a finished one. */
export function RunningTurn({ turn }: { readonly turn: Turn }) {
  const translate = useTranslate();
  const { title, explanation, files } = turn.progress;
  const isOver = isTurnOver(turn.status);

  return (
    <article aria-busy={!isOver} aria-label={translate('chat.ai')} className="flex min-w-0 flex-col gap-3">
      {title === '' ? null : <h3 className="text-16 font-semibold">{title}</h3>}
      {explanation === '' ? null : <StreamingMarkdown text={explanation} />}
      {files.length === 0 ? null : <StreamedFiles files={files} />}
      {/* As high as the footer of a finished answer. */}
      <p className="flex min-h-11 items-center gap-2 text-13 text-muted sm:min-h-10">
        {isOver ? null : <Spinner />}
        {translate(`chat.status.${turn.status}`)}
      </p>
    </article>
  );
}
