import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { subjects } from '../lexicon/index.ts';
import { understand } from '../understand/index.ts';

const folders = ['.', '../archetypes/tool'];
const sourcesOf = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, folder, name), 'utf8'));

// Browsers load these with the lexicon when a guest is about to describe an app.
it('stays small, with the calculations and timers', () => {
  const text = folders.flatMap(sourcesOf).join('\n');
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(66_000);
});

it('has subjects with titles of their own, not with words that fit any field', () => {
  const everyday = subjects.filter(({ id }) => /^every[A-Z\d]/.test(id));
  expect(everyday.length).toBeGreaterThanOrEqual(180);
  const wrong = everyday.flatMap(({ id, entities }) => {
    const titled = entities[0]?.samples[0]?.['title'];
    const text = JSON.stringify(titled ?? '');
    return /Merkez|Yedek/.test(text) ? [id] : [];
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['excel’e aktar düğmesi olan gider takibi', 'tr', 'expenses'],
  ['not defteri etiket koyayım', 'tr', 'notes'],
  ['gift ideas for my family', 'en', 'gifts'],
  ['yıllık izin takibi', 'tr', 'leave'],
  ['anatomy flashcards for nursing', 'en', 'none'],
  ['oyuncakçı dükkanım için ürün vitrini', 'tr', 'onlineShop'],
] as const)('does not take over "%s"', (prompt, language, id) => {
  const found = understand({ prompt, language, seed: 1 });
  expect(found.kind === 'app' ? (found.subject?.id ?? 'none') : found.kind).toBe(id);
});

it.each([
  ['my boat log', 'en', 'everyBoatLog'],
  ['diş perisi kaç para bıraktı, düşen süt dişleri', 'tr', 'everyLostTooth'],
  ['parking fines my vans got', 'en', 'everyParkingTicket'],
  ['köyün çeşmeleri suyu akıyor mu', 'tr', 'everyFountain'],
  ['piyano akortçusuyum', 'tr', 'everyPianoTuner'],
  ['I am a knife sharpener', 'en', 'everyKnifeSharpener'],
] as const)('gives "%s" its own records', (prompt, language, id) => {
  const found = understand({ prompt, language, seed: 1 });
  expect(found.kind === 'app' ? found.subject?.id : found.kind).toBe(id);
});

it.each([
  ['kayıp kedi ilanları', 'tr', 'everyLostCat'],
  ['room to rent, who came to see it and what they offered', 'en', 'everyRoomToRent'],
  ['garden tools lending between neighbours', 'en', 'everyToolLending'],
  ['choir attendance', 'en', 'everyChoirAttendance'],
  ['knitting patterns i want to make', 'en', 'everyKnittingPattern'],
  ['bike repair jobs', 'en', 'everyBikeShop'],
  ['piano lessons', 'en', 'everyPianoLesson'],
] as const)('has examples of its own for the small ad "%s"', (prompt, language, id) => {
  const found = understand({ prompt, language, seed: 1 });
  expect(found.kind === 'app' ? found.subject?.id : found.kind).toBe(id);
});
