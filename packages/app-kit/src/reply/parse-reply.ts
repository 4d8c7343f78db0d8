import { extractJsonObject } from './extract-json.ts';
import { readFencedFiles } from './fenced-files.ts';
import { readBlocks, titleOf } from './read-blocks.ts';
import { type Reply, replySchema } from './reply-schema.ts';
import { unwrapAnswer } from './tool-arguments.ts';

export type ReplyError =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'truncated' }
  | { readonly kind: 'no-files-object' }
  | { readonly kind: 'empty-files' }
  /** `at` is the path of the first invalid value, such as `files.src/App.tsx.edits.0.search`. */
  | { readonly kind: 'wrong-shape'; readonly at: string };

export type ReplyResult =
  | { readonly ok: true; readonly value: Reply }
  | { readonly ok: false; readonly error: ReplyError };

const refuse = (error: ReplyError): ReplyResult => ({ ok: false, error });

const tagPattern = /<\s*(?:file|edit|move|rename|delete|remove|project)[\s/>]/;
/** The start of an object that can be an answer; other objects are code. */
const objectPattern =
  /\{\s*"(?:title|newProject|projectName|files|explanation|changes|architecture|nextSteps|arguments|parameters|function|answer|result)"/;
const reasoningPattern = /^\s*<\s*(think|thinking|reasoning|reflection|thought)(?:\s[^<>]*)?>/;

/** The answer after the reasoning in front of it, which may contain drafts. */
export function skipReasoning(text: string): string {
  let rest = text;
  for (;;) {
    const name = reasoningPattern.exec(rest)?.[1];
    if (name === undefined) return rest;
    const end = new RegExp(`<\\s*/\\s*${name}\\s*>`).exec(rest);
    if (end === null) return '';
    rest = rest.slice(end.index + end[0].length);
  }
}

/** Whether a tag comes first; a tag inside a string of an object is content. */
function isTagged(text: string): boolean {
  const tag = text.search(tagPattern);
  const object = /^\s*(?:```\w*\s*)?\{/.test(text) ? 0 : text.search(objectPattern);
  return tag !== -1 && (object === -1 || tag < object);
}

/** Whether a text begins like an object or contains the start of an answer in JSON. */
export const isObjectLike = (text: string): boolean =>
  /^\s*(?:```json\s*)?[[{]/.test(text) || objectPattern.test(text);

/**
 * Parses the complete text of an answer: tagged blocks, a JSON object in any wrapping, or code fences with paths. Never
 * throws. Rules: docs/rules/turn-protocol.md#blocks
 */
export function parseReply(text: string): ReplyResult {
  const body = skipReasoning(text);
  if (isTagged(body)) {
    const read = readBlocks(body);
    if (read.kind === 'answer') return { ok: true, value: read.reply };
    if (read.kind === 'invalid') return refuse({ kind: 'wrong-shape', at: read.at });
  }
  const object = readObject(body);
  if (object.ok) return object;
  // Objects in the prose are code; a tag inside a string of an object is never at the start of a line.
  const isProse = object.error.kind === 'no-files-object' || object.error.kind === 'not-json';
  const late = isProse && /^\s*<\s*(?:file|edit|move|delete|project)[\s/>]/m.test(body) && readBlocks(body);
  if (late && late.kind === 'answer') return { ok: true, value: late.reply };
  // Code in fences may contain objects, which are no answer.
  const fenced = readFencedFiles(body);
  if (Object.keys(fenced.files).length === 0) return object;
  const read = readReply({ files: fenced.files, title: titleOf(fenced.prose), explanation: fenced.prose });
  return read.ok ? { ok: true, value: { ...read.value, isFenced: true } } : read;
}

function readObject(text: string): ReplyResult {
  const found = extractJsonObject(text);
  if (found.kind === 'none') return refuse({ kind: 'not-json' });
  if (found.kind === 'truncated') return refuse({ kind: 'truncated' });
  return readReply(unwrapAnswer(found.value));
}

/** Validates an object that was already parsed, such as one read from a stream. */
export function readReply(value: Record<string, unknown>): ReplyResult {
  const files = Object.hasOwn(value, 'files') ? value['files'] : undefined;
  if (typeof files !== 'object' || files === null || Array.isArray(files)) {
    return refuse({ kind: 'no-files-object' });
  }
  const paths = Object.keys(files);
  if (paths.length === 0) return refuse({ kind: 'empty-files' });
  // z.record would drop this key.
  if (paths.includes('__proto__')) return refuse({ kind: 'wrong-shape', at: 'files.__proto__' });
  const read = replySchema.safeParse(value);
  if (read.success) return { ok: true, value: read.data };
  const at = read.error.issues[0]?.path.map(String).join('.') ?? '';
  return refuse({ kind: 'wrong-shape', at });
}
