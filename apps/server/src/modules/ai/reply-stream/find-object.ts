/** Extracts the JSON object of an answer, without any text before and after it. */
export interface ObjectFilter {
  /** Returns the part of `text` that belongs to the object; may be empty. */
  write(text: string): string;
  /** Whether the object has ended. */
  isOver(): boolean;
}

/**
 * Models surround their JSON with code fences and sentences, which the streaming parser rejects. An HTML page is not an
 * answer even if it contains an object. Of several objects the first is shown; `parseReply` applies the last answer.
 */
export function createObjectFilter(): ObjectFilter {
  let state: 'before' | 'inside' | 'after' | 'page' = 'before';
  let waiting = '';
  let depth = 0;
  let isInString = false;
  let isEscaped = false;

  const findStart = (text: string): string => {
    waiting += text;
    const lead = waiting.trimStart().replace(/^\uFEFF/, '');
    if (/^<(?:!doctype|html|head|body|\?xml)/i.test(lead)) {
      state = 'page';
      return '';
    }
    const opening = /\{\s*(?:"|\})/.exec(waiting);
    if (!opening) return '';
    state = 'inside';
    const rest = waiting.slice(opening.index);
    waiting = '';
    return readInside(rest);
  };

  const readInside = (text: string): string => {
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at];
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') isInString = false;
      } else if (character === '"') isInString = true;
      else if (character === '{') depth += 1;
      else if (character === '}') {
        depth -= 1;
        if (depth > 0) continue;
        state = 'after';
        return text.slice(0, at + 1);
      }
    }
    return text;
  };

  return {
    write: (text) => {
      if (state === 'before') return findStart(text);
      return state === 'inside' ? readInside(text) : '';
    },
    isOver: () => state === 'after' || state === 'page',
  };
}
