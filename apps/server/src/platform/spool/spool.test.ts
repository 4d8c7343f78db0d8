import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSpool } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kilim-spool-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reads the written bytes in chunks and leaves no file behind', async () => {
  const spool = await openSpool(folder);
  const parts = [Buffer.alloc(300_000, 1), Buffer.alloc(0), Buffer.alloc(300_001, 2)];
  for (const part of parts) await spool.write(part);
  expect(readdirSync(folder)).toEqual([]);
  const file = spool.finish();
  expect(file.size).toBe(600_001);
  const pieces: Uint8Array[] = [];
  for await (const piece of file.read()) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(1);
  expect(Buffer.concat(pieces).equals(Buffer.concat(parts))).toBe(true);
});

it('closes the file when a reader stops early', async () => {
  const spool = await openSpool(folder);
  await spool.write(Buffer.alloc(1_000_000));
  const file = spool.finish();
  for await (const _ of file.read()) break;
  await expect(spool.write(Buffer.alloc(1))).rejects.toThrow();
});
