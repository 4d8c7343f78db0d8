import type { ChatMessage } from '@kilim/contract';
import { useTranslate } from '../../../i18n/translation.ts';

interface ConflictSidesProps {
  readonly error: NonNullable<ChatMessage['error']>;
}

/** Both sides of a conflict between the user's save and an answer, which was not applied. */
export function ConflictSides({ error }: ConflictSidesProps) {
  const translate = useTranslate();
  const { path, line, mine, theirs } = error.params;
  if (error.type !== 'turn_conflict') return null;
  const sides = [
    { title: translate('chat.conflict.mine', { path: path ?? '', line: line ?? 1 }), text: mine },
    { title: translate('chat.conflict.theirs'), text: theirs },
  ];
  return (
    <dl className="mt-2 flex flex-col gap-2 text-ink">
      {sides.map(({ title, text }) => (
        <div key={title}>
          <dt className="text-12 text-muted [overflow-wrap:anywhere]">{title}</dt>
          <dd className="mt-1">
            <pre className="max-h-40 overflow-auto rounded-control bg-sunken p-2 font-mono text-12">
              {String(text ?? '') || translate('chat.conflict.deleted')}
            </pre>
          </dd>
        </div>
      ))}
    </dl>
  );
}
