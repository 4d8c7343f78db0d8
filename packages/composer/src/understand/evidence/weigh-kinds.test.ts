import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../language/detect-language.ts';
import { tokenize } from '../../language/tokens.ts';
import { archetypeIds } from '../../spec/app-spec.ts';
import { lexiconIndex } from '../lexicon-index.ts';
import { Reading } from '../reading.ts';
import { readWords } from '../word.ts';
import { decideKind } from './decide-kind.ts';
import { findCues } from './find-cues.ts';
import { kindWeightRows } from './kind-weights.ts';
import { chooseKind } from './weigh-kinds.ts';

function read(text: string): Reading {
  const index = lexiconIndex();
  const language = detectLanguage(tokenize(text), 'en', (folded) => index.stems.languageOf(folded));
  return new Reading(text, readWords(text, index.stems, language), language, index);
}

const nothing = { subject: undefined, others: [], noun: undefined, trade: undefined, isCertain: false };

describe('the evidence for a kind of app', () => {
  it.each([
    ['migren ataklarım saat kaçta başladı kaç dakika sürdü ilaç aldım mı', 'log'],
    ['how many minutes i slept each night and did i wake up', 'log'],
    ['müşteri ne zaman teslim alacak tamir ücreti kapora', 'jobs'],
    ['customers drop off bikes, whats wrong, price, ready or waiting', 'jobs'],
    ['randevu saatleri danışan seans ücreti', 'appointments'],
    ['salon appointments with clients and slots', 'appointments'],
    ['odalar hangi gün dolu misafir giriş çıkış rezervasyon', 'reservation'],
    ['guests book the cabin, check in and check out, no double booking', 'reservation'],
    ['üyeler kim yoklama geldi mi telefonu', 'people'],
    ['club members, phone, attendance, who turned up', 'people'],
    ['kim kime borçlu kalan bakiye ödedi mi', 'ledger'],
    ['who owes me, balance, paid back', 'ledger'],
    ['depoda raf envanter malzeme kaç adet kaldı', 'stock'],
    ['soruları çözüp ezberlemek için kartlar', 'quiz'],
    ['flashcards to learn verbs', 'quiz'],
    ['iki oyuncu için oyun üç can puan topla', 'game'],
    ['arcade game with lives, gets faster, high score', 'game'],
    ['komisyon yüzde kaç hesaplasın', 'tool'],
    ['calculator for length and width, how much do i need', 'tool'],
    ['haftalık nöbet çizelgesi', 'weekPlan'],
    ['weekly rota of shifts', 'weekPlan'],
    ['yapılacaklar listesi işaretlensin', 'checklist'],
  ] as const)('is highest for what users do: %s', (text, kind) => {
    expect(decideKind(read(text), 'media', nothing)).toBe(kind);
  });

  it('leaves the usual kind without any', () => {
    expect(chooseKind(new Map(), 'places', 0, () => true)).toBe('places');
  });

  it('keeps the usual kind when sums are equal, and takes no kind that is not possible', () => {
    const evidence = new Map([
      ['log', 2],
      ['jobs', 2],
      ['game', 5],
    ] as const);
    expect(chooseKind(evidence, 'jobs', 0, (kind) => kind !== 'game')).toBe('jobs');
    expect(chooseKind(evidence, 'places', 1, (kind) => kind !== 'game')).toBe('log');
  });

  it('knows each cue of the table once, and only kinds that there are', () => {
    const rows = kindWeightRows.trim().split('\n');
    const cues = rows.map((row) => row.split(' | ')[0]);
    expect(new Set(cues).size).toBe(rows.length);
    const kinds = rows.flatMap((row) =>
      (row.split('|')[1] ?? '').split(',').map((cell) => cell.trim().split(' ')[0] ?? ''),
    );
    for (const kind of kinds.filter(Boolean)) expect(archetypeIds).toContain(kind);
  });

  it('finds the same cues in any inflected form', () => {
    expect([...findCues(read('kiralıyoruz'))]).toContain('letOut');
    expect([...findCues(read('müşterilerimizin siparişleri'))]).toEqual(
      expect.arrayContaining(['customers', 'order']),
    );
    expect([...findCues(read('orders of my customers'))]).toEqual(
      expect.arrayContaining(['customers', 'order', '~myThings']),
    );
  });
});
