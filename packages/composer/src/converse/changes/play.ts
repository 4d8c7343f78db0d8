import type { Screen } from '../../spec/app-spec.ts';
import { isOfIntervals, type Play, playKeys, playOf } from '../../spec/play.ts';
import { findPlay } from '../../understand/find-play.ts';
import { nothing, operations, type ReadChange } from './change.ts';

/** What the message is about if it names a time alone: "35 dk yap". */
const restOnly = / (?:mola\w*|dinlen\w*|rest|breaks?|ara) /;
const other = / (?:ekle\w*|add|alan\w*|field\w*|ekran\w*|screen|page|sayfa\w*|buton\w*|button\w*) /;

const slower =
  / (?:yavas\w*|slow\w*|cok hizli|too (?:fast|quick|hard|difficult)|easier|kolaylas\w*|cok zor) /;
const faster =
  / (?:hizlan\w*|hizli|hizini artir\w*|faster|quicker|speed(?: it)? up|harder|zorlas\w*|cok yavas|too (?:slow|easy)|cok kolay) /;
const usualPace = 100;

/** "çok hızlı, biraz yavaşlat": a quarter more or less than now. */
function paceOf({ has }: Parameters<ReadChange>[0], { pace = usualPace }: Play): Play {
  const isSlower = has(slower) && !has(/ (?:cok yavas|too slow) /);
  if (!isSlower && !has(faster)) return {};
  const next = Math.round((pace * (isSlower ? 0.75 : 1.25)) / 5) * 5;
  return { pace: Math.min(250, Math.max(40, next)) };
}

/** A list of quizzes has one, a timer too: the first screen with numbers. */
const findScreen = (screens: readonly Screen[]): Screen | undefined =>
  screens.find(({ kind, place }) => place === 'main' && Object.hasOwn(playKeys, kind));

/** "soru sayısını 25 yap", "20 seconds each, three wrong and you are out", "35 dk çalışma olsun". */
export const readPlay: ReadChange = (followUp) => {
  const { has, spec, reading } = followUp;
  const screen = findScreen(spec.screens);
  if (screen === undefined || has(other)) return undefined;
  const read = findPlay(reading.text);
  const named: Play =
    screen.kind !== 'quiz' && has(restOnly) && read.work !== undefined && read.rest === undefined
      ? { ...read, rest: read.work, work: undefined }
      : read;
  const isInterval = screen.kind === 'focusTimer' && isOfIntervals(named);
  const kind = isInterval ? 'intervalTimer' : screen.kind;
  const before = playOf(kind, screen.options);
  const found = playOf(kind, { ...named, ...paceOf(followUp, before) });
  if (Object.keys(found).length === 0) return undefined;
  const isSame = Object.entries(found).every(([key, value]) => before[key as keyof Play] === value);
  if (isSame && kind === screen.kind) return nothing('same');
  return operations({
    kind: 'changeScreen',
    screen: { ...screen, kind, options: { ...screen.options, ...found } },
  });
};
