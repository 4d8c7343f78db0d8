import type { Language } from '@kilim/contract';
import type { Screen } from '../../../spec/app-spec.ts';
import { playOf } from '../../../spec/play.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { kitScreen } from '../kit-screen.ts';

export interface Tool {
  /** Id of the screen kind. */
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** An Ionicons name with an outline variant. */
  readonly icon: string;
  /** Words that ask for it, as stems in lower case. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
  readonly component: string;
  readonly from: string;
  readonly store: string;
  readonly keepsResults: boolean;
}

const tool = (
  id: string,
  name: string,
  icon: string,
  words: string,
  [folder, component, store]: readonly [string, string, string],
  keepsResults = false,
): Tool => {
  const [tr = '', en = ''] = name.split(' ~ ');
  const [trWords = '', enWords = ''] = words.split(' ~ ');
  return {
    id,
    name: { tr, en },
    icon,
    words: { tr: trWords.split(', '), en: enWords.split(', ') },
    component,
    from: `src/tools/${folder}/${component}`,
    store,
    keepsResults,
  };
};

/** Tools that answer at once, without rows of their own. */
export const tools: readonly Tool[] = [
  tool(
    'calculator',
    'Hesap Makinesi ~ Calculator',
    'calculator',
    'hesap makinesi ~ calculator',
    ['calculator', 'Calculator', 'useCalculator'],
    true,
  ),
  tool(
    'loan',
    'Kredi Hesaplama ~ Loan Calculator',
    'cash',
    'kredi, taksit, faiz, mortgage, konut kredisi ~ loan, mortgage, instalment, installment, interest',
    ['money', 'LoanTool', 'useLoan'],
    true,
  ),
  tool(
    'vat',
    'KDV Hesaplama ~ VAT Calculator',
    'receipt',
    'kdv, vergi ~ vat, sales tax, tax',
    ['money', 'VatTool', 'useVat'],
    true,
  ),
  tool(
    'margin',
    'Kâr Hesaplama ~ Margin Calculator',
    'trending-up',
    'kâr, kar marjı, maliyet, fiyat hesap ~ margin, markup, profit, cost',
    ['money', 'MarginTool', 'useMargin'],
    true,
  ),
  tool(
    'discount',
    'İndirim Hesaplama ~ Discount Calculator',
    'pricetag',
    'indirim, yüzde ~ discount, percent off, percentage',
    ['money', 'DiscountTool', 'useDiscount'],
    true,
  ),
  tool(
    'tip',
    'Hesap Bölüşme ~ Bill Split',
    'people',
    'bahşiş, hesap böl, alman usulü ~ tip, bill split, split the bill',
    ['money', 'TipTool', 'useTip'],
    true,
  ),
  tool(
    'grades',
    'Ortalama Hesaplama ~ Grade Average',
    'school',
    'not ortalama, ortalama hesap, puan hesap, sınav puan, gano ~ gpa, grade average, exam score',
    ['grades', 'GradesTool', 'useCourses'],
  ),
  tool(
    'unitConverter',
    'Birim Çevirici ~ Unit Converter',
    'swap-horizontal',
    'birim çevir, ölçü çevir, dönüştürücü ~ unit converter, convert units, conversion',
    ['convert', 'UnitConverter', 'useConversion'],
  ),
  tool(
    'currencyConverter',
    'Döviz Çevirici ~ Currency Converter',
    'globe',
    'döviz, kur, para çevir ~ currency, exchange rate',
    ['convert', 'CurrencyConverter', 'useRates'],
  ),
  tool(
    'focusTimer',
    'Odak Zamanlayıcı ~ Focus Timer',
    'timer',
    'pomodoro, zamanlayıcı, odaklan, geri sayaç ~ pomodoro, timer, focus',
    ['time', 'FocusTimer', 'useFocus'],
  ),
  tool(
    'intervalTimer',
    'Aralık Sayacı ~ Interval Timer',
    'fitness',
    'aralık sayacı, antrenman sayacı, hiit, tabata ~ interval timer, workout timer, hiit, tabata, boxing timer',
    ['time', 'IntervalTimer', 'useTraining'],
  ),
  tool('stopwatch', 'Kronometre ~ Stopwatch', 'stopwatch', 'kronometre, süre ölç ~ stopwatch, chronometer', [
    'time',
    'Stopwatch',
    'useWatch',
  ]),
  tool(
    'countdown',
    'Geri Sayım ~ Countdown',
    'hourglass',
    'geri sayım, kaç gün kaldı, sayım ~ countdown, days until, days left',
    ['time', 'Countdown', 'useOccasions'],
  ),
  tool(
    'breathing',
    'Nefes ~ Breathing',
    'leaf',
    'nefes, meditasyon, gevşe, sakin ~ breathing, meditation, relax, calm',
    ['time', 'Breathing', 'useBreathing'],
  ),
  tool(
    'tallyCounter',
    'Sayaç ~ Counter',
    'add-circle',
    'sayaç, zikirmatik, zikir, tesbih ~ counter, tally, clicker',
    ['counter', 'TallyCounter', 'useCounters'],
  ),
  tool(
    'scoreboard',
    'Skor Tablosu ~ Scoreboard',
    'podium',
    'skor tablosu, okey, puan tablosu, batak, tavla skor ~ scoreboard, score keeper, score sheet',
    ['counter', 'Scoreboard', 'useScoreboard'],
  ),
  tool(
    'passwordMaker',
    'Şifre Üretici ~ Password Maker',
    'key',
    'şifre üret, parola üret, şifre oluştur ~ password generator, password maker',
    ['chance', 'PasswordTool', 'usePasswordOptions'],
  ),
  tool(
    'draw',
    'Kura ~ Lucky Draw',
    'dice',
    'kura, çekiliş, çark, zar, yazı tura, rastgele ~ draw, raffle, wheel, dice, coin, random',
    ['chance', 'DrawTool', 'useDraw'],
    true,
  ),
  tool(
    'qrMaker',
    'QR Kod ~ QR Code',
    'qr-code',
    'qr kod, karekod, kare kod ~ qr code, qr maker, qr generator',
    ['code', 'QrTool', 'useQrInput'],
  ),
  tool(
    'drawing',
    'Çizim ~ Drawing',
    'brush',
    'çizim, resim çiz, karala, boyama, beyaz tahta ~ drawing, draw, sketch, paint, whiteboard, doodle, colouring, coloring',
    ['drawing', 'SketchPad', 'useDrawings'],
  ),
  tool('metronome', 'Metronom ~ Metronome', 'musical-notes', 'metronom, tempo tut ~ metronome, tempo, bpm', [
    'time',
    'Metronome',
    'useMetronome',
  ]),
  tool('screenLight', 'Işık ~ Light', 'flashlight', 'fener, ekran ışığı ~ flashlight, torch, screen light', [
    'light',
    'ScreenLight',
    'useLight',
  ]),
  tool(
    'textTool',
    'Metin ~ Text',
    'text',
    'kelime sayacı, karakter sayacı, mors, büyük harf küçük harf ~ word counter, word count, character counter, case converter, morse',
    ['text', 'TextTool', 'useText'],
  ),
  tool(
    'bmi',
    'Vücut Kitle İndeksi ~ Body Mass Index',
    'body',
    'vki, bmi, vücut kitle, ideal kilo ~ bmi, body mass',
    ['health', 'BmiTool', 'useBmi'],
    true,
  ),
  tool('age', 'Yaş Hesaplama ~ Age Calculator', 'gift', 'yaş hesap ~ age calculator', [
    'health',
    'AgeTool',
    'useBirthday',
  ]),
];

/** Work and rest that the app begins with; minutes of a focus timer. */
function printTimes({ kind, options }: Screen): readonly string[] {
  const { work, rest, rounds } = playOf(kind, options);
  const minutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));
  return Object.entries({ work, rest, rounds }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}={${kind === 'focusTimer' ? minutes(value) : value}}`],
  );
}

export const toolKinds: readonly ScreenKind[] = tools.map(
  ({ id, words, component, from, store, keepsResults }) =>
    kitScreen({
      id,
      words,
      component,
      from,
      ...(id === 'focusTimer' || id === 'intervalTimer' ? { props: printTimes } : {}),
      stores: [
        { name: store, from },
        ...(keepsResults ? [{ name: 'useHistory', from: 'src/tools/history' }] : []),
      ],
    }),
);
