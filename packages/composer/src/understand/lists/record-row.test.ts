import { describe, expect, it } from 'vitest';
import { planApp, understand } from '../index.ts';

function appOf(prompt: string, language: 'tr' | 'en') {
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
  return planApp(read).spec;
}
const labelsOf = (prompt: string, language: 'tr' | 'en'): readonly string[] =>
  appOf(prompt, language).entities[0]?.fields.map(({ label }) => label) ?? [];

describe('a thing and its parts after a colon', () => {
  it.each([
    ['Otel oda kontrolü: oda no, temizlik durumu, görevli', ['Oda no', 'Temizlik durumu', 'Görevli']],
    ['Kamyon seferlerim: nereden, nereye, yük, navlun', ['Nereden', 'Nereye', 'Yük', 'Navlun']],
    ['Türk müziği korosu: eser, besteci, makam, süre', ['Eser', 'Besteci', 'Makam', 'Süre']],
    ['Marinadaki tekneler: tekne adı, rıhtım, boy', ['Tekne adı', 'Rıhtım', 'Boy']],
    ['Yardım kolisi: aile, kişi sayısı, verildi mi', ['Aile', 'Kişi sayısı', 'Verildi']],
    ['Sera domatesi: sera no, sıcaklık, nem, tarih', ['Sera no', 'Sıcaklık', 'Nem', 'Tarih']],
    ['Diş laboratuvarı: hekim, hasta, iş türü, teslim', ['Hekim', 'Hasta', 'İş türü', 'Teslim']],
    ['Tamire gelen saatler: marka, sahibinin adı, arıza', ['Marka', 'Sahibinin adı', 'Arıza']],
    ['Emekli kahvesi okey hesabı: oyuncu, çay, borç', ['Oyuncu', 'Çay', 'Borç']],
    ['Bilgi yarışması takımlarımız: takım adı, puan, okul', ['Takım adı', 'Puan', 'Okul']],
    ['Veteriner kayıtları: hayvan, sahibi, teşhis', ['Hayvan', 'Teşhis']],
    ['Spor salonu üyelerim: isim, tc kimlik, telefon', ['İsim', 'Tc kimlik', 'Telefon']],
    ['Pansiyon odaları: oda no, misafir, giriş, çıkış', ['Oda no', 'Misafir', 'Giriş', 'Çıkış']],
  ])('is shown with the words that were typed: %s', (prompt, expected) => {
    expect(labelsOf(prompt, 'tr')).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['Wine cellar: bottle, vintage, region, rating', ['Bottle', 'Vintage', 'Region', 'Rating']],
    ['Board game nights: game, winner, players', ['Game', 'Winner', 'Players']],
    ['Coffee morning raffle: prize, donor, value', ['Prize', 'Donor', 'Value']],
    ['Pawn counter: item, owner, loan', ['Item', 'Owner', 'Loan']],
    ['Cheese wheels: batch, milk, turned on', ['Batch', 'Milk', 'Turned on']],
    ['Trivia night: team, round, points', ['Team', 'Round', 'Points']],
    ['Parking permits: flat, registration, expiry', ['Flat', 'Registration', 'Expiry']],
    ['Darts practice: date, average, highest checkout', ['Date', 'Average', 'Highest checkout']],
  ])('is shown with the words that were typed: %s', (prompt, expected) => {
    expect(labelsOf(prompt, 'en')).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    'Sokak kedileri besleme: kedi, mahalle, mama miktarı',
    'Kedi maması denemelerim: marka, kaç gram, beğendi mi',
  ])('is written down, not calculated: %s', (prompt) => {
    expect(appOf(prompt, 'tr').archetype).not.toBe('tool');
  });

  it.each([
    'Tennis games: date, opponent, score',
    'Board games night: date, game, winner',
    'Pinball high scores: machine, score, date',
    'Jigsaw puzzles: title, pieces, brand',
  ])('is no game to play: %s', (prompt) => {
    expect(appOf(prompt, 'en').archetype).not.toBe('game');
  });

  it.each([
    ['Faiz hesabı: anapara, oran, vade', 'tr', 'tool'],
    ['Zar: altı yüzlü, iki tane, sallayınca', 'tr', 'tool'],
    ['Pomodoro: 25 min work, 5 min break, stats', 'en', 'tool'],
    ['Sudoku: easy, medium, hard', 'en', 'game'],
    ['Ehliyet sınavı soruları: soru, 4 şık, doğru cevap', 'tr', 'quiz'],
    ['Bilgi yarışması: tarih, coğrafya, spor', 'tr', 'quiz'],
    ['Tavla oyunu: oyuncu, puan, süre', 'tr', 'game'],
    ['Tic tac toe game: players, score, reset button', 'en', 'game'],
    ['Kelime oyunu: kolay, orta, zor', 'tr', 'game'],
  ] as const)('stays a tool or a game that is asked for: %s', (prompt, language, archetype) => {
    expect(appOf(prompt, language).archetype).toBe(archetype);
  });

  it.each([
    ['Weight tracker: chart, goal, reminder', 'en'],
    ['İlaç takibi: bildirim, takvim, liste', 'tr'],
  ] as const)('has no fields for what an app shows or can do: %s', (prompt, language) => {
    expect(labelsOf(prompt, language).join()).not.toMatch(/chart|reminder|bildirim|takvim/i);
  });

  it('knows the day of what is done, and no other words before "on"', () => {
    const types = (prompt: string): string =>
      (appOf(prompt, 'en').entities[0]?.fields ?? []).map(({ label, type }) => `${label} ${type}`).join();
    expect(types('Garden: plant, planted on, fertiliser')).toContain('Planted on date');
    expect(types('Trainers: name, specialised in, based on')).toContain('Based on text');
  });

  it('shows the parts of a state as fields, not as states', () => {
    expect(labelsOf('Otel oda durumu: oda no, durum, kat görevlisi', 'tr')).toEqual(
      expect.arrayContaining(['Oda no', 'Durum', 'Kat görevlisi']),
    );
  });

  it('may be two fields between two commas', () => {
    expect(labelsOf('Araç: plaka km, model, yıl', 'tr')).toEqual(
      expect.arrayContaining(['Plaka', 'Km', 'Model', 'Yıl']),
    );
  });

  it('is a tool with two amounts or a word that asks for one', () => {
    expect(appOf('Tip splitter: bill total, number of people, 15% tip', 'en').archetype).toBe('tool');
    expect(appOf('Mesai hesaplayıcı: saat ücreti, fazla saat, gün', 'tr').archetype).toBe('tool');
  });
});
