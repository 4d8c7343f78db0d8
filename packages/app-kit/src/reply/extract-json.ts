import { parseJsonObject } from '../project/parse-json-object.ts';

export type ExtractedJson =
  | { readonly kind: 'value'; readonly value: Record<string, unknown> }
  | { readonly kind: 'none' }
  | { readonly kind: 'truncated' };

/** Offset after the brace that closes the one at `start`, or -1. */
function findClosingBrace(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}

/**
 * Finds the JSON object in a model's answer: bare, in a code fence or inside prose. The last object that can be an
 * answer is preferred, else the first object. One pass over the text.
 */
export function extractJsonObject(answer: string): ExtractedJson {
  const text = answer.replace(/^\uFEFF/, '').trim();
  // The error page of a proxy may contain an object in a script.
  if (/^<(?:!doctype|html|head|body|\?xml)/i.test(text)) return { kind: 'none' };
  const whole = parseJsonObject(text);
  if (whole !== undefined) return { kind: 'value', value: whole };
  const opening = /\{\s*(?:"|\}|$)/g;
  let fallback: Record<string, unknown> | undefined;
  let found: Record<string, unknown> | undefined;
  let isOpen = false;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const end = findClosingBrace(text, match.index);
    if (end === -1) {
      isOpen = true;
      break;
    }
    const value = parseJsonObject(text.slice(match.index, end));
    if (value !== undefined && Object.hasOwn(value, 'files')) found = value;
    fallback ??= value;
    opening.lastIndex = end;
  }
  const value = found ?? fallback;
  if (value !== undefined) return { kind: 'value', value };
  return { kind: isOpen ? 'truncated' : 'none' };
}
