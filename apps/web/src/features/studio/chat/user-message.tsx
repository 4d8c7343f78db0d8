import type { Attachment } from '@kilim/contract';
import { useTranslate } from '../../../i18n/translation.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AttachmentList } from '../attachments/lazy-attachment-list.ts';
import { splitCodeFences } from './split-code-fences.ts';

/** The user's prompt as typed, with fenced code shown as code. */
export function UserMessage({
  text,
  attachments = [],
}: {
  readonly text: string;
  readonly attachments?: readonly Attachment[] | undefined;
}) {
  const translate = useTranslate();
  return (
    <div className="ml-8 flex max-w-full min-w-0 flex-col gap-2 self-end rounded-card rounded-br-[4px] bg-secondary/12 px-3 py-2 text-14">
      <VisuallyHidden>{translate('chat.you')}</VisuallyHidden>
      {attachments.length > 0 ? <AttachmentList attachments={attachments} /> : null}
      {splitCodeFences(text).map((part, index) =>
        part.kind === 'text' ? (
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]" key={`${index} ${part.text}`}>
            {part.text}
          </p>
        ) : (
          <pre
            className="overflow-x-auto rounded-control bg-raised/70 p-2 font-mono text-12 leading-relaxed"
            key={`${index} ${part.text}`}
            tabIndex={0}
          >
            {part.text}
          </pre>
        ),
      )}
    </div>
  );
}
