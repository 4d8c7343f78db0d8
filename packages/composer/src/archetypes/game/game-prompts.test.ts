import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';

const gameOf = (prompt: string, language: 'tr' | 'en') => {
  const app = composeApp({ prompt, language });
  return app.kind === 'app' ? app.spec.screens[0]?.kind : app.text;
};

const readApp = (prompt: string, language: 'tr' | 'en') => {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(app.text);
  return app;
};

describe('the game of a prompt', () => {
  it.each([
    ['tetris', 'tr', 'blocks'],
    ['tetris oyunu yap', 'tr', 'blocks'],
    ['bana bir tetris oyunu lazım', 'tr', 'blocks'],
    ['düşen bloklar oyunu', 'tr', 'blocks'],
    ['a tetris clone', 'en', 'blocks'],
    ['falling blocks game', 'en', 'blocks'],
    ['tetris benzeri oyun yap', 'tr', 'blocks'],
    ['a game like tetris', 'en', 'blocks'],
    ['araba yarışı oyunu', 'tr', 'race'],
    ['araba yarisi oyunu yapar mısın', 'tr', 'race'],
    ['yarış oyunu istiyorum', 'tr', 'race'],
    ['racing game', 'en', 'race'],
    ['make me a car racing game', 'en', 'race'],
    ['engelden kaçma oyunu', 'tr', 'run'],
    ['engelden kaç', 'tr', 'run'],
    ['sonsuz koşu oyunu', 'tr', 'run'],
    ['endless runner', 'en', 'run'],
    ['a runner game with obstacles', 'en', 'run'],
    ['uzay gemisi oyunu', 'tr', 'asteroids'],
    ['asteroid game', 'en', 'asteroids'],
    ['spaceship game where I dodge asteroids', 'en', 'asteroids'],
    ['flappy bird', 'tr', 'fly'],
    ['candy crush oyna', 'tr', 'matchThree'],
    ['flappy bird oyunu yap', 'tr', 'fly'],
    ['flappy bird tarzı bir oyun', 'tr', 'fly'],
    ['a flappy bird clone', 'en', 'fly'],
    ['game like flappy bird', 'en', 'fly'],
    ['flapy bird', 'en', 'fly'],
    ['candy crush', 'tr', 'matchThree'],
    ['candy crush gibi oyun', 'tr', 'matchThree'],
    ['şeker patlatma oyunu', 'tr', 'matchThree'],
    ['seker patlatma oyunu yap', 'tr', 'matchThree'],
    ['balon eşleştirme oyunu', 'tr', 'matchThree'],
    ['candy crush', 'en', 'matchThree'],
    ['a game like candy crush', 'en', 'matchThree'],
    ['match 3 puzzle game', 'en', 'matchThree'],
    ['satranç', 'tr', 'chess'],
    ['satranc oyunu yap', 'tr', 'chess'],
    ['iki kişilik satranç oyunu', 'tr', 'chess'],
    ['bilgisayara karşı satranç', 'tr', 'chess'],
    ['chess', 'en', 'chess'],
    ['chess game for two players', 'en', 'chess'],
    ['xox oyunu', 'tr', 'ticTacToe'],
    ['hafıza eşleştirme oyunu', 'tr', 'memory'],
    ['memory matching game', 'en', 'memory'],
  ] as const)('%s', (prompt, language, game) => {
    expect(gameOf(prompt, language)).toBe(game);
  });
});

it.each(['track my chess games and results', 'chess match log', 'satranç maçlarımı kaydetmek istiyorum'])(
  'is none for records of games: %s',
  (prompt) => expect(readApp(prompt, 'en').spec.archetype).not.toBe('game'),
);

it('takes the language of the page where only an English name stands', () => {
  for (const prompt of ['candy crush', 'flappy bird'])
    for (const language of ['tr', 'en'] as const)
      expect(composeApp({ prompt, language })).toMatchObject({ spec: { language } });
});

describe('a game that there is not', () => {
  it.each([
    ['tavla', 'tr', 'Tavla henüz yok; yerine “Zar Düellosu” var.'],
    ['tavla oyunu yap', 'tr', 'Tavla henüz yok'],
    ['backgammon', 'en', 'I do not have backgammon yet, so you get “Dice Duel” instead.'],
    ['dama oyunu', 'tr', 'Dama henüz yok; yerine “Satranç” var.'],
    ['okey oyunu', 'tr', 'Okey henüz yok'],
    ['platformer game like mario', 'en', 'a platformer'],
    ['mario gibi platform oyunu', 'tr', 'Platform oyunu henüz yok'],
    ['fps oyunu yap', 'tr', 'Nişancılık oyunu henüz yok'],
    ['first person shooter', 'en', 'a shooter'],
    ['futbol oyunu', 'tr', 'Top oyunu henüz yok'],
    ['8 ball pool game', 'en', 'pool'],
    ['bilardo oyunu', 'tr', 'Bilardo henüz yok'],
    ['ejderha oyunu yap', 'tr', 'Ejderha oyunu henüz yok; yerine “Oyun Kutusu” var.'],
    ['kedi oyunu', 'tr', 'Kedi oyunu henüz yok'],
    ['minecraft gibi oyun', 'tr', 'Minecraft henüz yok'],
    ['monopoly', 'tr', 'Monopoly henüz yok'],
    ['angry birds', 'en', 'angry birds'],
    ['a fishing game', 'en', 'I do not have a fishing game yet'],
  ] as const)('%s', (prompt, language, said) => {
    const { text, spec } = readApp(prompt, language);
    expect(spec.archetype).toBe('game');
    expect(text).toContain(said);
    // The name must not promise what there is not.
    expect(spec.name.toLowerCase()).not.toMatch(
      /tavla|backgammon|dama|okey|platform|fps|shoot|futbol|pool|bilardo|ejder|kedi|minecraft|monopoly|angry|fishing/,
    );
  });
});

describe('a game that there is', () => {
  it.each([
    ['tetris', 'tr'],
    ['a tetris clone', 'en'],
    ['tetris oyunu', 'tr'],
    ['candy crush', 'en'],
    ['flappy bird game', 'en'],
    ['racing game', 'en'],
    ['satranç oyunu', 'tr'],
    ['eğlenceli oyun', 'tr'],
    ['game', 'en'],
    ['a fun game for kids', 'en'],
    ['make a 2d game', 'en'],
  ] as const)('%s is built without an excuse or a trademark', (prompt, language) => {
    const { text, spec, files } = readApp(prompt, language);
    expect(text).not.toMatch(/henüz yok|do not have/);
    expect(spec.name).not.toMatch(/tetris|candy|flappy/i);
    expect(Object.values(files).join('\n')).not.toMatch(/tetris|candy crush|flappy/i);
  });

  it('has the name that the user gives it', () => {
    expect(readApp('tetris oyunu, adı Blok Ustası olsun', 'tr').spec.name).toBe('Blok Ustası');
  });
});
