import { makePalette } from '../print/theme/palette.ts';
import type { AppSpec, Screen } from '../spec/app-spec.ts';
import { drawPage } from './frame.ts';
import { hero } from './hero.ts';
import type { IconPath, Look } from './look.ts';
import { row } from './parts.ts';
import { findEntity } from './row-texts.ts';
import { drawAgenda, drawBoard, drawDue, drawSlots, drawWeek } from './screens/days.ts';
import { drawHangman, drawMemory, drawMerge, drawSnake, drawSudoku } from './screens/games.ts';
import { drawFlashcards, drawMaths, drawQuiz } from './screens/learning.ts';
import { drawAttendance, drawChats, drawFeed, drawNotes } from './screens/people.ts';
import {
  drawBalances,
  drawGrid,
  drawHabits,
  drawList,
  drawLog,
  drawStock,
  drawToday,
} from './screens/records.ts';
import type { DrawEntityScreen, DrawScreen } from './screens/screen-picture.ts';
import { drawBreathing, drawConverter, drawFocusTimer, drawTip } from './screens/tools.ts';
import { pictureTexts } from './texts/index.ts';

export type { IconPath } from './look.ts';

const entityScreens: Readonly<Record<string, DrawEntityScreen>> = {
  agenda: drawAgenda,
  due: drawDue,
  slots: drawSlots,
  week: drawWeek,
  board: drawBoard,
  logHome: drawLog,
  list: drawList,
  balances: drawBalances,
  stock: drawStock,
  grid: drawGrid,
  shop: drawGrid,
  today: drawToday,
  habit: drawHabits,
  feed: drawFeed,
  chats: drawChats,
  attendance: drawAttendance,
  notes: drawNotes,
};

const screens: Readonly<Record<string, DrawScreen>> = {
  flashcards: drawFlashcards,
  quiz: drawQuiz,
  mathsPractice: drawMaths,
  focusTimer: drawFocusTimer,
  breathing: drawBreathing,
  tip: drawTip,
  unitConverter: drawConverter,
  merge: drawMerge,
  sudoku: drawSudoku,
  memory: drawMemory,
  hangman: drawHangman,
  snake: drawSnake,
};

/** Screens whose first page has a button that adds a record. */
const withAddButton = new Set([
  'agenda',
  'due',
  'slots',
  'week',
  'board',
  'logHome',
  'list',
  'balances',
  'stock',
  'grid',
  'habit',
  'notes',
]);

const radii: Readonly<Record<AppSpec['cardStyle'], Look['radius']>> = {
  tinted: { control: 14, card: 20 },
  raised: { control: 12, card: 18 },
  plain: { control: 16, card: 24 },
  outlined: { control: 10, card: 14 },
};

/** Any other screen: the app's name and what it contains. */
const drawContents: DrawScreen = ({ look }) => [
  hero(look, { label: look.spec.screens[0]?.title ?? '', value: look.spec.name }),
  ...look.spec.screens
    .filter(({ place }) => place === 'main')
    .map((screen) => row(look, { leading: { kind: 'icon', icon: screen.icon }, title: screen.title })),
];

function drawParts(look: Look, screen: Screen) {
  const input = { look, screen, texts: pictureTexts(look.spec.language) };
  const entity = findEntity(look.spec, screen.entity) ?? look.spec.entities[0];
  const drawEntity = entityScreens[screen.kind];
  if (drawEntity !== undefined && entity !== undefined) return drawEntity({ ...input, entity });
  return (screens[screen.kind] ?? drawContents)(input);
}

/** Kinds of first screens that have a picture of their own. */
export const picturedKinds: readonly string[] = [...Object.keys(entityScreens), ...Object.keys(screens)];

/** A picture of the app's first screen as SVG: its colours, icons, sample rows and navigation. */
export function drawFirstScreen(spec: AppSpec, scheme: 'light' | 'dark', iconPath: IconPath): string {
  const screen = spec.screens.find(({ place }) => place === 'main') ?? spec.screens[0];
  if (screen === undefined) throw new Error('The app has no screen');
  const look: Look = {
    spec,
    colors: makePalette(spec.palette, spec.accent)[scheme],
    isDark: scheme === 'dark',
    radius: radii[spec.cardStyle],
    iconPath,
  };
  const one = (findEntity(spec, screen.entity) ?? spec.entities[0])?.one;
  const { newOne } = pictureTexts(spec.language);
  const add = withAddButton.has(screen.kind) && one !== undefined ? `${newOne} ${one}` : undefined;
  return drawPage(look, { screen, parts: drawParts(look, screen), ...(add === undefined ? {} : { add }) });
}
