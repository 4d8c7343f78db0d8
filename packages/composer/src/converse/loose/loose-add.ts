import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import { nothing } from '../changes/change.ts';
import { type FollowUp, readFollowUp } from '../follow-up.ts';
import { addUnnamed } from './add-unnamed.ts';
import { isImplausible } from './judge-request.ts';
import { looseAddition, looseScale, looseTick, tickWords } from './loose-cues.ts';
import { pairOf } from './loose-options.ts';
import { loosePart } from './loose-part.ts';
import { type LoosePhrase, type LooseWish, numberOf, say } from './loose-wish.ts';
import { isFunctionWord } from './loose-words.ts';

/** "su çıktı mı çıkmadı mı", "kısır mı kutucuğu": a question that a tick answers. */
const turkishTick =
  /^(?:.*?[,.] ?)?(?<part>(?:\S+ ){0,3}?\S+) m[ıiuü](?: (?:\S+ m[ıiuü]|değil mi|degil mi|yok mu))?(?= |$)/iu;
const politeQuestion =
  /(?:olur|olabilir|eklenebilir|yapabilir|[ae]r|[iu]r|mümkün|mumkun|misin|misiniz|miyiz) m[ıiuü]|m[ıiuü]s[ıi]n|m[ıiuü]y[ıiuü]z/iu;

/** "improve design": what is to be done, no part. "start date" and "test score" are parts. */
const englishCommand =
  /^(?:complete|finish|improve|enhance|fix|refine|polish|optimi[sz]e|translate|explain|publish|download|build|generate|redesign|clean|simplify|repeat)(?: |$)|^(?:test|check|run|start|stop|continue|try|update|upgrade|export|save|open|close|create|stay|leave|keep)(?: (?:it|this|that|the app|everything|all|again|now|up))?$/;

/** "ayrıntıları tamamla", "görünümü özenlendir". */
const turkishCommand =
  /(?:^| )(?!(?:isaretle|listele|belirle|mahalle|sifre)$)(?:\w{4,}l[ae]|\w{4,}(?<!m[ae]l[iu]|m[ae]kte|m[iu]s)[dt][iu]r|et|bitir|basla|uret)$/;

/** Whether folded words ask for something to be done and name no part. */
export const isCommand = (folded: string, language: Language): boolean =>
  (language === 'tr' ? turkishCommand : englishCommand).test(folded);

/** A part that is added. */
export function looseAdd(
  followUp: FollowUp,
  folded: string,
  { isAlone, isListed }: Pick<LoosePhrase, 'isAlone' | 'isListed'>,
  isTaken: (at: number) => boolean,
): LooseWish | undefined {
  const { reading, spec, targets } = followUp;
  const isTurkish = reading.language === 'tr';
  const { text } = reading;
  const add = (part: string): LooseWish => say(isTurkish ? `${part} ekle` : `add ${part}`);
  const pair = pairOf(text, reading.language);
  const isKnownPair = targets.some(({ target }) => target.kind === 'option');
  if (pair !== undefined && isKnownPair) return { kind: 'change', change: nothing('same') };
  const unnamed = pair !== undefined && targets.length === 0 ? addUnnamed(pair, spec) : undefined;
  if (unnamed !== undefined) return { kind: 'change', change: unnamed };
  if (isTurkish && !politeQuestion.test(text)) {
    const tick = turkishTick.exec(text)?.groups?.['part'];
    const isPart = tick !== undefined && tick.split(' ').some((word) => !isFunctionWord(fold(word), 'tr'));
    if (isPart && !/^(?:\S*[iu]lir|var|yok)$/.test(fold(tick)))
      return add(`${tick.replace(/^(?:bi de|bir de|bide|birde|para|onun) /iu, '')} mı kutucuğu`);
  }
  if (isTurkish && isCommand(folded.trimEnd(), 'tr')) return undefined;
  const isCalled = looseAddition.test(folded);
  const isTicked = looseTick.test(folded);
  const scale = looseScale.exec(text);
  const bare = isTicked
    ? text.replaceAll(tickWords, ' ')
    : scale === null
      ? text
      : text.replace(looseScale, ' ');
  const plain = bare === text ? followUp : readFollowUp(bare, spec);
  const part = loosePart(plain, isCalled, bare === text ? isTaken : () => false);
  if (part === undefined)
    return (isCalled || reading.words.length <= 6) && targets.length > 0
      ? { kind: 'change', change: nothing('same') }
      : undefined;
  // "the variety": an article and a noun is an item too.
  const [first] = reading.words;
  const isItem = /^(?:the|an?)$/.test(first?.folded ?? '');
  const isNoun = reading.words.every(
    ({ kind, folded: word }, at) =>
      kind === 'mark' || (isItem && at === 0) || !isFunctionWord(word, reading.language),
  );
  const isPlain =
    part.isKnown || (isNoun && part.words <= 4 && !isCommand(fold(part.text), reading.language));
  if (
    !isCalled &&
    !isTicked &&
    scale === null &&
    !((isAlone || isListed || isItem) && isPlain) &&
    !part.isClause
  )
    return undefined;
  if (isImplausible(part.text)) return undefined;
  if (isTicked) return add(isTurkish ? `${part.text} kutucuğu` : `${part.text} checkbox`);
  if (scale !== null) {
    const { low, high, best, bestTr } = scale.groups ?? {};
    return add(`${part.text} (${numberOf(low)}-${numberOf(high ?? best ?? bestTr)})`);
  }
  return add(part.text);
}
