import { z } from 'zod';
import type { Draft } from '../document/merge-server-files.ts';
import { findTextChange } from '../editor/text-change.ts';

/** Characters from which a draft has only what differs from its base: the browser takes long to store a large text. */
const largeText = 50_000;

const changeSchema = z.object({
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  insert: z.string(),
});

const draftSchema = z.object({
  /** Null for a deleted file; missing when `change` says how the base becomes it. */
  content: z.string().nullish(),
  change: changeSchema.optional(),
  baseHash: z.string().nullable(),
  // Missing in drafts of older releases.
  base: z.string().optional(),
  sent: z.array(z.string()).optional(),
});
type StoredDraft = z.output<typeof draftSchema>;

const stored = z.array(z.tuple([z.string(), draftSchema]));

function toStored({ content, ...draft }: Draft): object {
  const { base } = draft;
  if (content === null || base === undefined || content.length < largeText) return { content, ...draft };
  const change = findTextChange(base, content);
  return change === null ? { content, ...draft } : { change, ...draft };
}

function toContent({ content, change, base }: StoredDraft): string | null | undefined {
  if (change === undefined || base === undefined) return content;
  return base.slice(0, change.from) + change.insert + base.slice(change.to);
}

/** Reads stored drafts by path; a text of another form has none. */
export function readDrafts(text: string | null): ReadonlyMap<string, Draft> {
  try {
    const parsed = stored.safeParse(JSON.parse(text ?? '[]'));
    const rows = (parsed.data ?? []).flatMap(([path, draft]): [string, Draft][] => {
      const content = toContent(draft);
      if (content === undefined) return [];
      const { base, baseHash, sent } = draft;
      return [[path, { content, baseHash, ...(base !== undefined && { base }), ...(sent && { sent }) }]];
    });
    return new Map(rows);
  } catch {
    return new Map();
  }
}

/** The text of drafts for the storage of the browser. */
export const writeDrafts = (drafts: ReadonlyMap<string, Draft>): string =>
  JSON.stringify([...drafts].map(([path, draft]) => [path, toStored(draft)]));
