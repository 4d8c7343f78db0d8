import { extractJsonObject } from './extract-json.ts';
import { type Reply, replySchema } from './reply-schema.ts';

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

/** Parses the complete text of an answer; fences and prose around the object are ignored. Never throws. */
export function parseReply(text: string): ReplyResult {
  const found = extractJsonObject(text);
  if (found.kind === 'none') return refuse({ kind: 'not-json' });
  if (found.kind === 'truncated') return refuse({ kind: 'truncated' });
  return readReply(found.value);
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
