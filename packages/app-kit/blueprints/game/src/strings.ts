import { type Language, useSettings } from './settings';

const tr = {
  appName: '__APP_NAME__',
  tabs: { Home: 'Oyun', Scores: 'Skorlar', Settings: 'Ayarlar' },
  common: { back: 'Geri' },
  crash: {
    title: 'Bir şeyler ters gitti',
    text: 'Beklenmeyen bir hata oluştu. Skorlarınız duruyor.',
    retry: 'Tekrar dene',
  },
  settings: {
    title: 'Ayarlar',
    theme: 'Görünüm',
    system: 'Cihaz',
    light: 'Açık',
    dark: 'Koyu',
    language: 'Dil',
    about: 'Kaydırın, birleştirin, 2048 taşına ulaşın. Reklam yok, acele yok.',
    version: 'Sürüm',
  },
  home: {
    tagline: 'Kaydır, birleştir, 2048 ol',
    best: 'En iyi skor',
    none: 'İlk skorunuzu bekliyor',
    resume: 'Devam et',
    start: 'Yeni oyun',
    board: 'Tahta',
    classic: '4 x 4 klasik',
    large: '5 x 5 geniş',
    howTo: 'Nasıl oynanır?',
    howToHint: 'Bir dakikada öğrenin',
  },
  game: {
    title: 'Oyun',
    points: 'Skor',
    best: 'En iyi',
    undo: 'Geri al',
    restart: 'Baştan',
    up: 'Yukarı kaydır',
    down: 'Aşağı kaydır',
    left: 'Sola kaydır',
    right: 'Sağa kaydır',
    hint: 'Tahtada kaydırın ya da okları kullanın',
    overTitle: 'Hamle kalmadı',
    overText: (points: string) => `${points} puan topladınız.`,
    again: 'Tekrar oyna',
    board: (count: number) => `Tahta, ${count} taş`,
  },
  scores: {
    title: 'Skorlar',
    subtitle: 'En iyi 10 oyununuz',
    emptyTitle: 'Henüz skor yok',
    emptyText: 'Bir oyunu bitirdiğinizde burada yerini alır.',
    play: 'Oyuna başla',
    tile: (tile: number) => `En büyük taş ${tile}`,
    clear: 'Skorları sil',
  },
  howTo: {
    title: 'Nasıl oynanır?',
    steps: [
      { title: 'Kaydırın', text: 'Dört yönden birine kaydırın. Bütün taşlar o yöne gider.' },
      { title: 'Birleştirin', text: 'Aynı sayılı iki taş çarpışınca toplamları tek taş olur.' },
      { title: 'Yer bırakın', text: 'Her hamlede yeni bir taş gelir. Tahta dolarsa oyun biter.' },
      { title: '2048 yapın', text: 'Büyük taşı bir köşede tutun ve çevresini sıralı doldurun.' },
    ],
  },
};

export type Strings = typeof tr;

const en: Strings = {
  appName: '__APP_NAME__',
  tabs: { Home: 'Play', Scores: 'Scores', Settings: 'Settings' },
  common: { back: 'Back' },
  crash: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Your scores are safe.',
    retry: 'Try again',
  },
  settings: {
    title: 'Settings',
    theme: 'Appearance',
    system: 'Device',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    about: 'Slide, join, and reach the 2048 tile. No ads, no hurry.',
    version: 'Version',
  },
  home: {
    tagline: 'Slide, join, reach 2048',
    best: 'Best score',
    none: 'Waiting for your first score',
    resume: 'Continue',
    start: 'New game',
    board: 'Board',
    classic: '4 x 4 classic',
    large: '5 x 5 large',
    howTo: 'How to play',
    howToHint: 'Learn it in a minute',
  },
  game: {
    title: 'Game',
    points: 'Score',
    best: 'Best',
    undo: 'Undo',
    restart: 'Restart',
    up: 'Slide up',
    down: 'Slide down',
    left: 'Slide left',
    right: 'Slide right',
    hint: 'Swipe on the board or use the arrows',
    overTitle: 'No moves left',
    overText: (points) => `You collected ${points} points.`,
    again: 'Play again',
    board: (count) => `Board, ${count} tiles`,
  },
  scores: {
    title: 'Scores',
    subtitle: 'Your 10 best games',
    emptyTitle: 'No scores yet',
    emptyText: 'Finish a game and it takes its place here.',
    play: 'Start a game',
    tile: (tile) => `Highest tile ${tile}`,
    clear: 'Clear the scores',
  },
  howTo: {
    title: 'How to play',
    steps: [
      { title: 'Slide', text: 'Swipe in one of four directions. Every tile moves that way.' },
      { title: 'Join', text: 'Two tiles with the same number become one with their sum.' },
      { title: 'Leave room', text: 'Each move brings a new tile. A full board ends the game.' },
      { title: 'Reach 2048', text: 'Keep the largest tile in a corner and fill around it in order.' },
    ],
  },
};

export const strings: Record<Language, Strings> = { tr, en };

export function useStrings(): Strings {
  return strings[useSettings((settings) => settings.language)];
}
