import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { cleanName } from '../changes/app-name.ts';
import { isSentence } from '../changes/rename.ts';
import { isImplausible } from '../loose/judge-request.ts';
import { noName } from '../loose/loose-renaming.ts';
import { saysRemoval } from '../says-removal.ts';
import { saysOtherWish } from './other-wish.ts';

/** Another sentence with a wish of its own. */
const goesOn = /(?:^|[.,;] ?)(?:and|ve|then|plus|sonra|bir de|bi de) /;
/** Words of the same wish after the names: "could you swap that", "please fix it". */
const sameWish =
  /\b(?:(?:swap|change|rename|switch|replace|fix) (?:it|that|them|this|(?:the |that )?(?:word|name|label))|from (?:today|now|tomorrow|monday|next \w+)(?: on)?|label|duzelt\w*|degistir\w*)\b/g;

/** Whether what stands beside the names asks for something else. */
export function saysMore(beside: string, language: AppSpec['language']): boolean {
  const text = fold(beside).replaceAll("'", '').replaceAll(sameWish, ' ');
  return saysOtherWish(text, language) || saysRemoval(text) || goesOn.test(text.replace(/^\. /, ''));
}

/** A name is none of these: parts of a sentence that the patterns took with it. */
const ofSentence =
  /\b(?:by|to|from|i|me|us|ones|just|we|you|he|she|they|sort|group|show|only|first|last|if|when|instead|than|rather|not|its|olsun|yerine|icin|gibi|every|gore)\b/;

/** The name that a text is; undefined if it is a part of a sentence. */
export function newName(written: string): string | undefined {
  const name = cleanName(written);
  const folded = fold(name);
  const words = folded.split(/\s+/);
  // "not diyelim": a note.
  if (folded === 'not') return name;
  const isName =
    name !== '' &&
    words.length <= 4 &&
    !/[\d/]/.test(name) &&
    !isSentence.test(folded) &&
    !ofSentence.test(folded) &&
    // "In memory of" is a name, "in the list" a place.
    (/^in \w+ of$/.test(folded) || /^ön\s/iu.test(name) || !noName.test(folded)) &&
    // "pub or hall": a heading may name both.
    (/^\w+ or \w+$/.test(folded) || !(words.length > 1 && isImplausible(name)));
  return isName ? name : undefined;
}

/** "swap price into swiss francs" asks for another currency. */
export const currency =
  /\b(?:francs?|dollars?|euros?|pounds?|rupees?|naira|rands?|shillings?|yen|liras?|tl|usd|eur|gbp|chf)$/;
