import { createBlockReader } from './block-reader.ts';
import { isObjectLike, parseReply, skipReasoning } from './parse-reply.ts';

/**
 * What an answer says, without the changes that it may contain: for questions, whose answers change nothing
 * (docs/rules/turns.md#modes). Empty if it contains only changes.
 */
export function readProse(text: string): string {
  const body = skipReasoning(text);
  if (isObjectLike(body)) {
    const read = parseReply(body);
    return read.ok ? (read.value.explanation || read.value.title).trim() : '';
  }
  let prose = '';
  const reader = createBlockReader({
    prose: (part) => {
      prose += part;
    },
    reset: () => {
      prose = '';
    },
    tag: () => {},
    open: () => {},
    content: () => {},
    close: () => {},
  });
  reader.write(body);
  reader.end();
  return prose.trim();
}
