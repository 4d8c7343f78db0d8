import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { readField } from '../../understand/lists/read-field.ts';
import { splitItems } from '../../understand/lists/split-items.ts';
import { readFollowUp } from '../follow-up.ts';

/** Words of sentences, which name no parts. */
const isSentence =
  /(?:^| )(?:is|are|was|were|do|does|did|can|could|should|would|will|i|we|you|it|that|this|like|love|hate|thanks?|great|nice|good|cool|hello|hi|hey|yes|ok|okay|not|dont|doesnt|nerede|nasil|neden|niye|ne|var|yok|degil|guzel|super|harika|tesekkur\S*|sagol|tamam|evet|hayir|merhaba|selam|iyi|kotu|cok|daha|bu|su|o|bunu|onu|mi|mu|misin|musun|\S+(?:iyor|uyor|sin|sun|di|dik|dim|mis|mus|elim|alim|eyim|ayim)\S{0,4})(?: |$)/;
/** In Turkish it is short for a number: "dolap no". */
const refusal = /(?:^| )no(?: |$)/;
const longestName = 4;
/** Words of wishes that are read elsewhere. */
const isWish =
  /(?:^| )(?:them|by|to|from|for|with|group|sort|order|move|show|hide|use|set|put|go|make|more|less|gore|icin|gibi)(?: |$)/;
const ending = /\s+(?:pls|plz|please|lutfen|lütfen|too|as well|also|fields?|alanlari|alanları)$/iu;
/** "who i lent it to", "where i bought it". */
const clause = /^(?:who|where|when|what|how much|how many) (?:i|we|he|she|they) (?:\S+ ?){1,5}$/;
/** "how spicy, who gave it to me and when I last cooked it", "kim ödedi": questions that every entry answers. */
const asked =
  /^(?:(?:who|where|when|what|how much|how many|how \w+)(?: (?!is |are |do |does |can |to |it |this |that )\S+(?: \S+){0,6})?|(?:kim|kime|kimden|nereden|nereye|nerede|ne zaman|kac \S+|hangi \S+) \S+d[iu](?:m|k)?)$/;
const forRows = /^(?<parts>.+?)(?: fields?)? (?:for|on) (?:the |each |every |all )?(?<owner>\w+)$/;

/**
 * "dolap no ve acil durumda aranacak kişi", "sowing date, harvest date & variety": parts without a verb, of which at least
 * one is a kind of field that is known. The wish with its verb; undefined for anything else.
 */
export function namedParts(prompt: string, spec: AppSpec): string | undefined {
  const text = prompt
    .trim()
    .replace(/[\s.!]+$/u, '')
    .replace(ending, '');
  const folded = fold(text);
  if (/[?"“”„:\n]/u.test(text) || text.split(/\s+/).length > 14) return undefined;
  const { reading, targets } = readFollowUp(text, spec);
  if (clause.test(folded)) return reading.language === 'en' ? `add ${text}` : undefined;
  const questions = folded.split(/ (?:and|ve) |,/).map((part) => part.trim());
  if (questions.every((part) => asked.test(part)) && (questions.length > 1 || reading.language === 'tr'))
    return reading.language === 'tr' ? `${text} ekle` : `add ${text}`;
  // "pot size in cm and when I last fed it": a question of its own is a part too.
  const plain = folded
    .split(/ and |[,&+]/)
    .filter((part) => !clause.test(part.trim()))
    .join(' ')
    .replaceAll(/ +/g, ' ');
  if (isSentence.test(plain) || (reading.language === 'en' && refusal.test(plain))) return undefined;
  const { parts = text, owner } = forRows.exec(text)?.groups ?? {};
  const isRows =
    owner !== undefined && readFollowUp(owner, spec).targets.some(({ target }) => target.kind === 'entity');
  const items = splitItems(reading, { from: 0, to: reading.words.length });
  const isKnown = items.some((item) => readField(reading, item)?.isKnown === true);
  const isList = items.length > 1;
  // "plus one name", "raf numarası": a part of several words, the last of which says its kind.
  const isName =
    isKnown &&
    targets.length === 0 &&
    !isWish.test(plain) &&
    reading.words.length > 1 &&
    reading.words.length <= longestName;
  if (!isKnown || (!isList && !isRows && !isName) || (targets.length > 0 && !isRows && items.length < 2))
    return undefined;
  const written = parts.replaceAll(/\s*[&+,]\s*(?:and\s+)?/g, isRows ? ' and ' : ', ');
  if (reading.language === 'tr') return `${written} ekle`;
  return isRows ? `add ${written} to ${owner}` : `add ${written}`;
}
