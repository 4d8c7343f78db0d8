import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Change } from '../changes/change.ts';
import { chooseFrom } from '../changes/set-options.ts';
import { isPossible } from '../is-possible.ts';
import { isFunctionWord } from '../loose/loose-words.ts';
import { markedLabels } from './marked-label.ts';

// "§" stands for the label, in folded text.
const part = '(?: (?:field|column|box|alani\\w*|kismi\\w*|bolumu\\w*))?';
const list = '(?<list>[^§:=;!?\\n]{3,160}?)';
const end = '(?=[.;!?\\n)]|\\s*$)';

const patterns: readonly RegExp[] = [
  // "confidence = low / meh / solid", "slot options: early, middle, late".
  `§${part}(?: (?:options?|choices?|secenek\\w*))?\\s*(?:=|:)\\s*\\(?${list}${end}`,
  `§${part} (?:options?|choices?|secenekleri)(?: (?:are|is|should be|to be|will be|must be|olarak))?,? \\(?${list}${end}`,
  // "asit serbest yazılmasın: düşük, orta, yüksek".
  `§${part} (?:serbest|elle|free ?text)[^§:]{0,30}:\\s*${list}${end}`,
  // "fabric only these three: silk, cotton".
  `§${part} (?:(?:is|are|can be|comes in|has) )?(?:only|just|sadece|yalniz\\w*) (?:these|those|the following|bunlar|sunlar|su|bu)\\w*(?: \\w+)?\\s*:\\s*${list}${end}`,
  `§${part} siklari(?: (?:soyle|su sekilde))?:? ${list}${end}`,
  `\\b(?:options?|choices?) for (?:the )?§${part}(?: (?:are|should be|to be|will be|must be)|:|,)? \\(?${list}${end}`,
  `\\b(?:make|turn|have) (?:the |my )?§${part} (?:in)?(?:to )?(?:be )?(?:an? )?(?:choice|drop ?down|pick ?list|list|selection|choose)(?: (?:of|from|with|between|like))?[:,]? \\(?${list}${end}`,
  `§${part} (?:should|must|can|could|has to|needs to) be (?:an? )?(?:choice|drop ?down|pick ?list|list|selection|chosen|picked)(?: (?:of|from|with|between|like))?[:,]? \\(?${list}${end}`,
  // "ölçek seçenekli olsun 1/32, 1/48, 1/72".
  `§${part} (?:secenekli|secmeli|secimli|listeli|listeden|acilir liste\\w*)(?: (?:olsun|olacak|olmali|yap\\w*|secilsin|secelim|seceyim|secebil\\w*|gelsin))?[:,]? \\(?${list}${end}`,
  `§${part},? ${list} (?:diye |olarak |seklinde |arasindan |icinden |ya da baska bir sey )?(?:secmeli olsun|secenekli olsun|secilsin|secilebilsin|secelim|seceyim|secilecek|diye secilsin)(?!\\w)`,
].map((source) => new RegExp(source, 'd'));

const otherWish =
  /\b(?:ekle\w*|add|also|too|ayrica|yanina|kaldir\w*|sil(?:in|elim)?|remove|delete|rename|adi|adini|yerine|instead|sort\w*|reorder\w*|sirala\w*|siras[iu]\w*|degistir\w*|grupla\w*|group|if|when|between|arasinda\b(?! sec))\b/;

const longestOption = 4;
/** "yetmiyor", "arasına": words of a sentence about the values. */
const isOfSentence =
  /[iu]yor\b|\b(?:is|are|was|were|has|have|only) |\b(?:var|yok|da|de)\b|\b(?:arasina|yanina|sonuna|basina|yetmez|eksik|az)$/;

/** The items of a list: between commas, else between slashes, with "or" and "and" before the last one. */
function itemsOf(text: string, language: Language): readonly string[] {
  const hasComma = /,/.test(text);
  const isSlashed = !hasComma && /\//.test(text);
  const divider = isSlashed
    ? /\s*\/\s*/u
    : /\s*,\s*(?:(?:or|and|ve|veya|ya da)\s+)?|\s+(?:or|and|ve|veya|ya da)\s+/iu;
  const items = text
    .split(divider)
    .map((item) =>
      item
        .replaceAll(/^["'“”‘’(\s]+|["'“”‘’).,!\s]+$/g, '')
        .replace(/\s+(?:olsun|olacak|olabilir|diye)$/iu, ''),
    )
    .filter((item) => /[\p{L}\p{N}]/u.test(item));
  const most = Math.max(1, ...items.slice(0, -1).map((item) => item.split(/\s+/).length));
  const last = items.at(-1)?.split(/\s+/) ?? [];
  // "1/72 bunlardan başka yapmıyorum": a reason follows the last one.
  const isSentence =
    last.slice(most).some((word) => isFunctionWord(fold(word), language)) || last.length > longestOption;
  return isSentence ? [...items.slice(0, -1), last.slice(0, most).join(' ')] : items;
}

/**
 * What a message asks for that lists the values of one part, which it calls by its own label, and wants nothing else: "confidence =
 * low / meh / solid". Undefined for any other message.
 */
export function exactOptions(written: string, spec: AppSpec): Change | undefined {
  const [only] = markedLabels(written, spec);
  if (only === undefined || only.word !== undefined) return undefined;
  const text = fold(only.text);
  if (text.length !== only.text.length || otherWish.test(text)) return undefined;
  const [target] = only.named.fields;
  if (target === undefined || target.field.formula !== undefined || target.field.type === 'reference')
    return undefined;
  for (const pattern of patterns) {
    const range = pattern.exec(text)?.indices?.groups?.['list'];
    if (range === undefined) continue;
    const items = itemsOf(only.text.slice(...range), spec.language);
    const isList =
      items.length > 1 &&
      items.length < 20 &&
      items.every((item) => item.split(/\s+/).length <= longestOption && !isOfSentence.test(fold(item)));
    if (!isList) continue;
    const { entity, field } = target;
    const { entity: _, role: _role, unit: _unit, placeholder: _placeholder, ...plain } = field;
    const base = /^(?:text|longText|choice)$/.test(field.type) ? field : plain;
    const change = chooseFrom(entity, base, items, spec.language);
    if (change?.kind === 'nothing') return change;
    if (change !== undefined && isPossible(spec, change.operations)) return change;
  }
  return undefined;
}
