import { fold } from '../../language/fold.ts';
import { goalField } from '../../print/entity/entry-value.ts';
import type { AppSpec, Screen } from '../../spec/app-spec.ts';
import { goalInUnit, restatedGoal } from '../../spec/daily-goal.ts';
import type { Field } from '../../spec/field.ts';
import { playOf } from '../../spec/play.ts';
import { wordsIn } from '../exact/labels-in-text.ts';
import type { Operation } from '../operation.ts';
import { kindNamed } from './number-subject.ts';
import { type Amount, newAmount } from './read-amount.ts';

const otherWish =
  /\b(?:kaldir\w*|sil\w*|remove|delete|drop|rename|ekle\w*|add|warn\w*|uyar\w*|remind\w*|hatirlat\w*|week\w*|haft\w*|month\w*|ay(?:da|lik)|year\w*|yil\w*|entr\w*|kayit\w*)\b|\?/;
const daily = /\b(?:(?:a|per|each|every) day|daily|gunde|gunluk|her gun)\b/;
const settles =
  /\b(?:make|set|change\w*|should|is|be|to|want|now|says?|said|raise\w*|lower\w*|bump\w*|up|down|yap\w*|olsun|olacak|olmali|cek\w*|cikar\w*|indir\w*|degis\w*|artir\w*|oldu)\b/;

const shortMessage = 6;

interface Logged {
  readonly screen: Screen;
  readonly field: Field;
}

/** The screen that can show a goal of a day; none if the rows have goals of their own. */
function loggedIn({ screens, entities }: AppSpec): Logged | undefined {
  for (const screen of screens) {
    const entity = entities.find(({ id }) => id === screen.entity);
    if (screen.kind !== 'logHome' || entity === undefined) continue;
    const field = goalField(entity);
    const hasOwn = entity.fields.some(
      ({ role, label }) => role === 'target' || kindNamed(fold(label)) === 'goal',
    );
    if (field !== undefined && !hasOwn) return { screen, field };
  }
  return undefined;
}

/** The number with its "k" or "bin", and the folded unit behind it. */
function amountOf(written: string, { value, unit, end }: Amount): [value: number, unit: string] {
  const after = /^\s?(?<thousand>k\b|bin\b)?\s?(?<unit>\p{L}*)/iu.exec(written.slice(end))?.groups ?? {};
  return [
    after['thousand'] === undefined ? value : value * 1000,
    fold(unit === '' ? (after['unit'] ?? '') : unit),
  ];
}

/**
 * What a message asks for that gives the entries of a day another goal: "hedefi 2500 yap", "make it 10000 steps a day". Undefined
 * if the app has no such goal or the message asks for something else. `isAlone`: the message is known to name a number and nothing else.
 */
export function dailyGoal(written: string, spec: AppSpec, isAlone = false): readonly Operation[] | undefined {
  const text = fold(written).replaceAll(/['’]/g, '');
  const logged = loggedIn(spec);
  if (logged === undefined || (!isAlone && otherWish.test(text))) return undefined;
  const { screen, field } = logged;
  // A goal that was never stated is not what a number alone is for.
  if (isAlone && playOf(screen.kind, screen.options).dailyGoal === undefined) return undefined;
  const found = newAmount(written, spec.language);
  const goal = playOf(screen.kind, screen.options).dailyGoal;
  const restated =
    goal !== undefined && found?.old !== undefined
      ? restatedGoal(goal, found.old.value, found.next.value)
      : undefined;
  // "physio says 35 now": few words about the only number that the description states.
  const isShort = goal !== undefined && wordsIn(written).length <= shortMessage && settles.test(text);
  const isGoal = isAlone || isShort || kindNamed(text) === 'goal' || (daily.test(text) && settles.test(text));
  const next = isGoal || restated !== undefined ? found?.next : undefined;
  if (next === undefined || next.isMoney || next.value <= 0) return undefined;
  const value = restated ?? goalInUnit(field, ...amountOf(written, next));
  const options = { ...screen.options, dailyGoal: value };
  if (playOf(screen.kind, options).dailyGoal === undefined) return undefined;
  return [{ kind: 'changeScreen', screen: { ...screen, options } }];
}
