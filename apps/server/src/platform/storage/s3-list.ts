import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { StoredFile } from './storage.ts';

const entry = z.object({
  Key: z.string(),
  Size: z.coerce.number(),
  LastModified: z.string().default(''),
});
const answer = z.object({
  ListBucketResult: z.object({
    Contents: z.array(entry).default([]),
    IsTruncated: z.string().default('false'),
    NextContinuationToken: z.string().optional(),
  }),
});

// Entities of the document itself are not expanded.
const parser = new XMLParser({
  parseTagValue: false,
  processEntities: true,
  isArray: (name) => name === 'Contents',
});

/** Reads an answer of ListObjectsV2. `next` is the token of the next page, null on the last one. */
export function readS3List(xml: string): {
  readonly files: readonly StoredFile[];
  readonly next: string | null;
} {
  const parsed: unknown = parser.parse(xml);
  const { Contents, IsTruncated, NextContinuationToken } = answer.parse(parsed).ListBucketResult;
  return {
    files: Contents.map(({ Key, Size, LastModified }) => ({
      key: Key,
      size: Size,
      storedAt: Date.parse(LastModified) || 0,
    })),
    next: IsTruncated === 'true' ? (NextContinuationToken ?? null) : null,
  };
}
