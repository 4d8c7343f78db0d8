import type { StringGroup } from '../string-table.ts';

/** A constant list as source, for texts of several sentences. */
export const list = (...items: readonly string[]): { readonly code: string } => ({
  code: `[\n${items.map((item) => `      ${JSON.stringify(item)},\n`).join('')}    ]`,
});

export const games: Readonly<
  Record<
    | 'games'
    | 'merge'
    | 'memory'
    | 'ticTacToe'
    | 'diceDuel'
    | 'snake'
    | 'mines'
    | 'reflex'
    | 'sliding'
    | 'sudoku',
    StringGroup
  >
> = {
  games: {
    tr: {
      howTo: 'Nasıl oynanır?',
      understood: 'Anladım',
      restart: 'Yeni oyun',
      start: 'Başla',
      again: 'Yeniden oyna',
      points: 'Puan',
      best: 'En iyi',
      moves: 'Hamle',
      time: 'Süre',
      level: 'Zorluk',
      easy: 'Kolay',
      medium: 'Orta',
      hard: 'Zor',
      board: 'Tahta',
      over: 'Oyun bitti',
      scored: { code: '(points: string) => `${points} puan topladınız.`' },
      played: { code: '(count: number) => `${count} oyun oynandı`' },
      noScores: 'Henüz skor yok',
      noScoresText: 'Bir oyun bitirin, sonucunuz burada görünsün.',
      left: 'Sola',
      right: 'Sağa',
      up: 'Yukarı',
      down: 'Aşağı',
    },
    en: {
      howTo: 'How to play',
      understood: 'Got it',
      restart: 'New game',
      start: 'Start',
      again: 'Play again',
      points: 'Points',
      best: 'Best',
      moves: 'Moves',
      time: 'Time',
      level: 'Level',
      easy: 'Easy',
      medium: 'Medium',
      hard: 'Hard',
      board: 'Board',
      over: 'Game over',
      scored: { code: '(points: string) => `You scored ${points}.`' },
      played: { code: "(count: number) => (count === 1 ? '1 game played' : `${count} games played`)" },
      noScores: 'No scores yet',
      noScoresText: 'Finish a game and your result appears here.',
      left: 'Left',
      right: 'Right',
      up: 'Up',
      down: 'Down',
    },
  },
  merge: {
    tr: {
      highest: 'En büyük',
      over: 'Hamle kalmadı',
      hint: 'Tahtada kaydırın ya da okları kullanın.',
      board: { code: '(tiles: number) => `Oyun tahtası, ${tiles} taş`' },
      help: list(
        'Taşları sola, sağa, yukarı ya da aşağı kaydırın.',
        'Aynı sayıdaki iki taş çarpışınca birleşir ve toplamları puan olur.',
        'Her hamlede yeni bir taş gelir. 2048’e ulaşın, yer kalmazsa oyun biter.',
      ),
    },
    en: {
      highest: 'Highest',
      over: 'No moves left',
      hint: 'Swipe on the board or use the arrows.',
      board: { code: '(tiles: number) => `Game board with ${tiles} tiles`' },
      help: list(
        'Slide the tiles left, right, up or down.',
        'Two tiles with the same number join, and their sum is your points.',
        'Every move adds a tile. Reach 2048 before the board is full.',
      ),
    },
  },
  memory: {
    tr: {
      pairs: 'Eş',
      done: 'Hepsini buldunuz',
      doneText: { code: '(moves: number) => `${moves} hamlede bitirdiniz.`' },
      card: { code: '(number: number) => `Kart ${number}`' },
      help: list(
        'Bir karta basın, sonra eşini bulmaya çalışın.',
        'Resimler aynıysa kartlar açık kalır, değilse kapanır.',
        'Bütün eşleri olabildiğince az hamlede bulun.',
      ),
    },
    en: {
      pairs: 'Pairs',
      done: 'You found them all',
      doneText: { code: "(moves: number) => (moves === 1 ? 'Done in 1 move.' : `Done in ${moves} moves.`)" },
      card: { code: '(number: number) => `Card ${number}`' },
      help: list(
        'Press a card, then look for its pair.',
        'Equal pictures stay open, others close again.',
        'Find all pairs with as few moves as you can.',
      ),
    },
  },
  diceDuel: {
    tr: {
      first: '1. oyuncu',
      second: '2. oyuncu',
      goal: 'Hedef',
      dice: 'Zar sayısı',
      roll: { code: '(name: string) => `${name} zar atsın`' },
      turn: { code: '(name: string) => `Sıra: ${name}`' },
      round: { code: '(name: string) => `Bu turu ${name} aldı`' },
      drawn: 'Bu tur berabere',
      won: { code: '(name: string) => `${name} kazandı`' },
      best: { code: '(points: string) => `En yüksek atış: ${points}`' },
      help: list(
        'İki kişi sırayla zar atar.',
        'Toplamı yüksek olan turu alır; eşitlikte kimse puan almaz.',
        'Beş turu ilk alan kazanır.',
      ),
    },
    en: {
      first: 'Player 1',
      second: 'Player 2',
      goal: 'Goal',
      dice: 'Number of dice',
      roll: { code: '(name: string) => `${name}: roll`' },
      turn: { code: '(name: string) => `${name} is next`' },
      round: { code: '(name: string) => `${name} takes the round`' },
      drawn: 'This round is a draw',
      won: { code: '(name: string) => `${name} wins`' },
      best: { code: '(points: string) => `Highest roll: ${points}`' },
      help: list(
        'Two players roll in turn.',
        'The higher sum takes the round; equal sums give no point.',
        'The first to take five rounds wins.',
      ),
    },
  },
  ticTacToe: {
    tr: {
      opponent: 'Rakip',
      friend: 'İki kişi',
      wins: 'Galibiyet',
      draws: 'Berabere',
      losses: 'Yenilgi',
      won: 'Kazandınız',
      lost: 'Bu kez bilgisayar kazandı',
      draw: 'Berabere bitti',
      wonBy: { code: '(mark: string) => `${mark} kazandı`' },
      next: 'Sıradaki oyuna hazır mısınız?',
      cell: {
        code: '(number: number, mark: string) => (mark ? `Kare ${number}: ${mark}` : `Kare ${number}, boş`)',
      },
      help: list(
        'Sırayla boş bir kareye işaret koyulur; siz ✕ ile başlarsınız.',
        'Üç işaretini yan yana, alt alta ya da çapraz dizen kazanır.',
        'Bilgisayara karşı ya da aynı telefonda iki kişi oynayın.',
      ),
    },
    en: {
      opponent: 'Opponent',
      friend: 'Two players',
      wins: 'Wins',
      draws: 'Draws',
      losses: 'Losses',
      won: 'You won',
      lost: 'The computer won this time',
      draw: 'It is a draw',
      wonBy: { code: '(mark: string) => `${mark} won`' },
      next: 'Ready for the next one?',
      cell: {
        code: '(number: number, mark: string) => (mark ? `Cell ${number}: ${mark}` : `Cell ${number}, empty`)',
      },
      help: list(
        'Players mark an empty cell in turn; you begin with ✕.',
        'Three marks in a row, a column or a diagonal win.',
        'Play against the computer or with a friend on one phone.',
      ),
    },
  },
  snake: {
    tr: {
      ready: 'Hazır mısınız?',
      readyText: 'Kaydırarak ya da oklarla yön verin.',
      board: { code: '(length: number) => `Oyun alanı, yılanın boyu ${length}`' },
      help: list(
        'Yılana kaydırarak ya da oklarla yön verin.',
        'Kırmızı meyveyi yiyin: yılan uzar, hızlanır ve 10 puan kazanırsınız.',
        'Duvara ya da kendinize çarparsanız oyun biter.',
      ),
    },
    en: {
      ready: 'Ready?',
      readyText: 'Steer by swiping or with the arrows.',
      board: { code: '(length: number) => `Playing field, the snake is ${length} long`' },
      help: list(
        'Steer the snake by swiping or with the arrows.',
        'Eat the red fruit: the snake grows, gets faster, and you get 10 points.',
        'The game ends at a wall or when the snake hits itself.',
      ),
    },
  },
  mines: {
    tr: {
      left: 'Mayın',
      flag: 'Bayrak koy',
      lost: 'Mayına bastınız, yeni oyun',
      won: 'Tarlayı temizlediniz',
      wonText: { code: '(time: string) => `${time} sürede bitirdiniz.`' },
      mine: 'mayın',
      closed: 'kapalı',
      flagged: 'bayraklı',
      near: { code: '(count: number) => `çevresinde ${count} mayın`' },
      cell: {
        code: '(row: number, column: number, state: string) => `Satır ${row}, sütun ${column}: ${state}`',
      },
      help: list(
        'Bir kareye basarak açın. Sayı, çevresindeki mayınları gösterir.',
        'Mayın olduğunu düşündüğünüz kareye uzun basarak ya da bayrak düğmesiyle işaret koyun.',
        'Mayınsız bütün kareleri açınca kazanırsınız. İlk basış her zaman güvenlidir.',
      ),
    },
    en: {
      left: 'Mines',
      flag: 'Place flags',
      lost: 'That was a mine, new game',
      won: 'The field is clear',
      wonText: { code: '(time: string) => `Done in ${time}.`' },
      mine: 'mine',
      closed: 'closed',
      flagged: 'flagged',
      near: { code: "(count: number) => (count === 1 ? '1 mine nearby' : `${count} mines nearby`)" },
      cell: {
        code: '(row: number, column: number, state: string) => `Row ${row}, column ${column}: ${state}`',
      },
      help: list(
        'Press a cell to open it. A number counts the mines around it.',
        'Hold a cell, or use the flag button, to mark a mine.',
        'Open every cell without a mine to win. The first press is always safe.',
      ),
    },
  },
  reflex: {
    tr: {
      ready: '30 saniyeniz var',
      readyText: 'Yıldız yer değiştirmeden ona basın.',
      over: 'Süre doldu',
      star: 'Yıldız',
      empty: { code: '(number: number) => `Boş kutu ${number}`' },
      help: list(
        'Yıldız her an başka bir kutuda belirir; kaçmadan üstüne basın.',
        'Her yıldız 1 puan kazandırır, boş kutu 1 puan götürür.',
        'Puan arttıkça yıldız hızlanır. Süre 30 saniyedir.',
      ),
    },
    en: {
      ready: 'You have 30 seconds',
      readyText: 'Press the star before it moves.',
      over: 'Time is up',
      star: 'Star',
      empty: { code: '(number: number) => `Empty box ${number}`' },
      help: list(
        'The star jumps from box to box; press it before it moves.',
        'A star gives 1 point, an empty box takes 1.',
        'The star gets faster with every point. A round lasts 30 seconds.',
      ),
    },
  },
  sliding: {
    tr: {
      inPlace: 'Yerinde',
      solved: 'Çözdünüz',
      tile: { code: '(number: number) => `Taş ${number}`' },
      help: list(
        'Boşluğun yanındaki taşa basın, taş boşluğa kayar.',
        'Aynı sıradaki birkaç taş birlikte kayabilir.',
        'Sayıları 1’den başlayarak sıraya dizin.',
      ),
    },
    en: {
      inPlace: 'In place',
      solved: 'Solved',
      tile: { code: '(number: number) => `Tile ${number}`' },
      help: list(
        'Press a tile next to the gap and it slides into it.',
        'Several tiles of one line can slide together.',
        'Put the numbers in order, beginning with 1.',
      ),
    },
  },
  sudoku: {
    tr: {
      empty: 'Boş kare',
      cell: {
        code: "(row: number, column: number, value: number) => `Satır ${row}, sütun ${column}: ${value || 'boş'}`",
      },
      help: list(
        'Bir kare seçin, sonra alttaki sayılardan birine basın.',
        'Her sayı her satırda, sütunda ve kutuda yalnızca bir kez olur.',
        'Kuralı bozan sayılar kırmızı görünür. Her bulmacanın tek çözümü vardır.',
      ),
    },
    en: {
      empty: 'Empty',
      cell: {
        code: "(row: number, column: number, value: number) => `Row ${row}, column ${column}: ${value || 'empty'}`",
      },
      help: list(
        'Choose a cell, then press a number below.',
        'Every number is once in each row, column and box.',
        'Numbers that break the rule turn red. Every puzzle has one solution.',
      ),
    },
  },
};

export const wordGames: Readonly<Record<'words' | 'hangman', StringGroup>> = {
  words: {
    tr: {
      streak: 'Seri',
      won: 'Bulunan',
      found: 'Buldunuz',
      answer: { code: '(word: string) => `Kelime: ${word}`' },
      next: 'Yeni kelime',
      submit: 'Tahmini gönder',
      erase: 'Harfi sil',
      right: 'doğru yerde',
      elsewhere: 'başka yerde',
      absent: 'kelimede yok',
      empty: 'Boş harf',
      help: list(
        'Beş harfli kelimeyi altı tahminde bulun.',
        'Yeşil harf doğru yerdedir, sarı harf kelimede var ama başka yerdedir.',
        'Soluk harf kelimede yoktur. Üst üste bulduklarınız seri yapar.',
      ),
    },
    en: {
      streak: 'Streak',
      won: 'Found',
      found: 'You found it',
      answer: { code: '(word: string) => `The word: ${word}`' },
      next: 'New word',
      submit: 'Submit the guess',
      erase: 'Erase a letter',
      right: 'in the right place',
      elsewhere: 'in another place',
      absent: 'not in the word',
      empty: 'Empty letter',
      help: list(
        'Find the word of five letters in six guesses.',
        'Green letters are in the right place, yellow ones belong elsewhere.',
        'Faded letters are not in the word. Words in a row make a streak.',
      ),
    },
  },
  hangman: {
    tr: {
      left: 'Kalan hak',
      picture: { code: '(parts: number, all: number) => `Çizim: ${all} parçadan ${parts} tanesi çizildi`' },
      help: list(
        'Konuya bakıp kelimeyi harf harf bulun.',
        'Her yanlış harf çizime bir parça ekler; yedi hakkınız var.',
        'Üst üste bulduğunuz kelimeler seri yapar.',
      ),
    },
    en: {
      left: 'Chances',
      picture: { code: '(parts: number, all: number) => `Drawing: ${parts} of ${all} parts`' },
      help: list(
        'Look at the topic and find the word letter by letter.',
        'A wrong letter adds a part to the drawing; you have seven chances.',
        'Words in a row make a streak.',
      ),
    },
  },
};
