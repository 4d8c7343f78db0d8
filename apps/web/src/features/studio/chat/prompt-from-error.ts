import { type ChatMessage, limits } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import type { PreviewError } from '@kilim/preview/host';

const callsMaximum = 8;
const filesMaximum = 10;

/** The innermost component of the project: components are named with a capital letter. */
function componentOf({ stack }: PreviewError): string | null {
  const call = stack.find(({ name }) => name !== null && /^\p{Lu}/u.test(name));
  return call?.name ?? null;
}

/** The newest answer that changed files: the most probable cause. */
function lastChangeOf(messages: readonly ChatMessage[], translate: Translate): string | null {
  const changes = messages.findLast(
    ({ type, changes: made }) => type === 'ai' && made?.files.length,
  )?.changes;
  if (!changes) return null;
  const files = changes.files
    .slice(0, filesMaximum)
    .map(({ path, added, removed }) => `${path} (+${added} -${removed})`);
  const rest = changes.files.length - files.length;
  const list = [...files, ...(rest > 0 ? [`+${rest}`] : [])].join(', ');
  return translate('chat.fixPrompt.lastChange', { title: changes.title, files: list }).trim();
}

const fence = (text: string): string => `\`\`\`\n${text}\n\`\`\``;

/**
 * The prompt of "Fix with AI", in the user's language: the error with its place, component, source lines and calls, and
 * what the last answer changed. The most important parts come first, because a long text is cut.
 */
export function promptFromError(
  error: PreviewError,
  message: string,
  translate: Translate,
  messages: readonly ChatMessage[] = [],
): string {
  const place = error.path === null ? '' : `${error.path}${error.line === null ? '' : `:${error.line}`}`;
  const intro =
    place === ''
      ? translate('chat.fixPrompt.anywhere', { message })
      : translate('chat.fixPrompt.atPlace', { message, place });
  const component = componentOf(error);
  const calls = error.stack
    .slice(0, callsMaximum)
    .map(({ name, path, line, column }) => `${name ?? '?'} ${path}:${line}:${column}`);
  const parts = [
    intro,
    component === null ? null : translate('chat.fixPrompt.component', { component }),
    error.frame === null ? null : fence(error.frame),
    lastChangeOf(messages, translate),
    calls.length < 2 ? null : `${translate('chat.fixPrompt.calls')}\n${fence(calls.join('\n'))}`,
  ];
  return parts
    .filter((part) => part !== null)
    .join('\n\n')
    .slice(0, limits.promptMaximum);
}
