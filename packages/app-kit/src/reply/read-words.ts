import { createBlockReader } from './block-reader.ts';
import { readFencedFiles } from './fenced-files.ts';
import { isObjectLike, skipReasoning } from './parse-reply.ts';

const pagePattern = /^\uFEFF?\s*<(?:!doctype|html|head|body|\?xml)/i;

const blockNames = ['file', 'edit', 'move', 'delete', 'project'];

/** Whether a text ends within the opening tag of a block, as an answer does that was cut there. */
function endsInTag(text: string): boolean {
  const [, name = '', rest = ''] = /<\s*([a-z]+)((?:\s[^<>]*)?)$/.exec(text.slice(-700).trimEnd()) ?? [];
  if (name === '') return false;
  return rest === '' ? blockNames.some((block) => block.startsWith(name)) : blockNames.includes(name);
}

/**
 * The words of an answer that changes nothing: an explanation, or a question in `<ask>`. `undefined` if the answer contains
 * a block, a file in a code fence, an object or a web page, even one that cannot be read, or no words at all
 * (docs/rules/turn-protocol.md#words).
 */
export function readWords(text: string): string | undefined {
  const body = skipReasoning(text);
  if (pagePattern.test(body) || isObjectLike(body)) return undefined;
  if (Object.keys(readFencedFiles(body).files).length > 0) return undefined;
  let prose = '';
  let hasBlock = false;
  const reader = createBlockReader({
    prose: (part) => {
      prose += part;
    },
    reset: () => {
      prose = '';
      hasBlock = false;
    },
    tag: ({ name }) => {
      if (name !== 'ask') hasBlock = true;
    },
    open: () => {
      hasBlock = true;
    },
    content: () => {},
    close: () => {},
  });
  reader.write(body);
  reader.end();
  return hasBlock || prose.trim() === '' || endsInTag(prose) ? undefined : prose.trim();
}
