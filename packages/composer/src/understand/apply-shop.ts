import { fold } from '../language/fold.ts';
import type { ArchetypeId } from '../spec/app-spec.ts';
import type { Choice } from './choose-subject.ts';
import type { Reading } from './reading.ts';
import { subjectByPhrase } from './subject-by-phrase.ts';

const shopWord = /^(?:shop|store|dukkani|magazasi|butigi)$/;
const ofWork =
  /^(?:hire|rental|repair|tamir\w*|service|servis\w*|body|print|machine|work|coffee|betting|pawn|barber)$/;
const ofShops = new Set<ArchetypeId>(['catalogue', 'stock']);

/** Fewer points of an archetype are a single weak word. */
const leastPoints = 1.5;

/**
 * "oyuncak dükkanı", "toy store online": a shop is about what it sells, if nothing says that its owner wants to note something
 * else, such as debts or repairs.
 */
export function applyShop(
  reading: Reading,
  choice: Choice,
  archetypes: ReadonlyMap<ArchetypeId, number>,
): Choice {
  if (choice.subject !== undefined || choice.noun === undefined) return choice;
  const words = fold(choice.noun.noun)
    .split(' ')
    .filter((word) => word !== 'online');
  const isShop = words.length > 1 && shopWord.test(words.at(-1) ?? '');
  const isOther = [...archetypes].some(([id, points]) => points >= leastPoints && !ofShops.has(id));
  if (!isShop || isOther || words.some((word) => ofWork.test(word))) return choice;
  const shop = subjectByPhrase(reading.index, 'online shop');
  const { noun: trade, range: about } = choice.noun;
  return shop ? { ...choice, subject: shop, trade, about, noun: undefined, others: [] } : choice;
}
