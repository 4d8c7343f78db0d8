import { type Game, points } from './game.ts';

const dodge = { component: 'DodgeGame', from: 'src/games/dodge/DodgeGame' };

/** Games in real time. */
export const actionGames: readonly Game[] = [
  {
    id: 'blocks',
    name: { tr: 'Düşen Bloklar', en: 'Falling Blocks' },
    icon: 'layers',
    words: {
      tr: ['tetris', 'düşen blok', 'blok düşürme', 'blok dizme'],
      en: ['tetris', 'falling block', 'block drop', 'stacking block'],
    },
    component: 'BlocksGame',
    from: 'src/games/blocks/BlocksGame',
    scores: points('blocks'),
  },
  {
    ...dodge,
    id: 'race',
    name: { tr: 'Araba Yarışı', en: 'Traffic Race' },
    icon: 'car-sport',
    words: {
      tr: ['araba yarış', 'araba oyun', 'yarış oyun', 'trafik oyun', 'şerit değiştirme'],
      en: ['racing', 'race game', 'car game', 'traffic game', 'driving game', 'dodge'],
    },
    scores: points('dodge-road'),
    props: ['scene="road"'],
  },
  {
    ...dodge,
    id: 'run',
    name: { tr: 'Engel Koşusu', en: 'Obstacle Run' },
    icon: 'walk',
    words: {
      tr: ['koşu oyun', 'sonsuz koşu', 'engelden kaç', 'engellerden kaç', 'subway surfers'],
      en: ['runner', 'endless run', 'running game', 'obstacle', 'subway surfers', 'temple run'],
    },
    scores: points('dodge-run'),
    props: ['scene="run"'],
  },
  {
    ...dodge,
    id: 'asteroids',
    name: { tr: 'Göktaşı Kaçışı', en: 'Asteroid Escape' },
    icon: 'rocket',
    words: {
      tr: ['uzay gemi', 'uzay oyun', 'asteroit', 'asteroid', 'göktaşı'],
      en: ['spaceship', 'space ship', 'space game', 'asteroid'],
    },
    scores: points('dodge-space'),
    props: ['scene="space"'],
  },
  {
    id: 'fly',
    name: { tr: 'Kanat Çırp', en: 'Flap and Fly' },
    icon: 'paper-plane',
    words: {
      tr: ['flappy', 'uçan kuş', 'kuş uçurma', 'kuş oyun', 'tek tuşlu oyun'],
      en: ['flappy', 'flying bird', 'tap to fly', 'bird game', 'one button game'],
    },
    component: 'FlyGame',
    from: 'src/games/fly/FlyGame',
    scores: points('fly'),
  },
];
