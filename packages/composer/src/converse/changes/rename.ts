import { fold, lowerCase, upperCaseFirst } from '../../language/fold.ts';
import { pluralEnglish, singularEnglish } from '../../language/inflect-english.ts';
import { pluralTurkish } from '../../language/inflect-turkish.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Field } from '../../spec/field.ts';
import type { FollowUp, NamedTarget, Target } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { nameWords } from '../verbs.ts';
import { cleanName } from './app-name.ts';
import { nameLimit, nothing, type ReadChange } from './change.ts';

const says =
  '(?:yaz\\w*|olsun|olacak|ol|de|desin|diyelim|densin|koy\\w*|kullan\\w*|gecsin|gorun\\w*|ciksin|yap\\w*)';
const place =
  '(?:yer|kisim|kism|bolum|alan|dugme|buton|sekme|baslik|secene|ekran|sayfa|etiket|kutu|kart)\\w*';
const part = '(?:field|column|tab|screen|page|label|option|choice|status|heading|section|word|category)';

// On folded text: the named part, then its new name.
const patterns = [
  new RegExp(`^(.+?) yerine (.+?) ${says}[.!]?$`, 'd'),
  new RegExp(
    `^(.+?) (?:demeyelim|demeyin|deme|denmesin|demesin|yazmasin|yazmayalim|yazmayin),? (.+?) ${says}[.!]?$`,
    'd',
  ),
  new RegExp(`^(.+?) degil,? (.+?) ${says}[.!]?$`, 'd'),
  new RegExp(`^(.+?) (?:yazan|diyen|yazili|adli|isimli) ${place} (.+?) ${says}[.!]?$`, 'd'),
  new RegExp(
    `^(.+?) (?:adi|adini|adina|adinin|ismi|ismini|ismine|basligi|basligini|etiketi|etiketini) (.+?)(?: olarak)? (?:${says}|degistir\\w*)[.!]?$`,
    'd',
  ),
  new RegExp(
    `^(.+?) (?:secenegi|secenegini|sekmesi|sekmesini|ekranini|sayfasini|alanini) (.+?)(?: olarak)? (?:${says}|degistir\\w*)[.!]?$`,
    'd',
  ),
  new RegExp(
    `^(.+?) (?:yazi|kelime|sozcu|sozcug|ifade|etiket|laf)\\w* (.+?)(?: olarak| diye)? (?:${says}|degistir\\w*)[.!]?$`,
    'd',
  ),
  /^(.+?) (?:ad|ism|baslig)(?:i|ini) (.+?)[.!]?$/d,
  /^(.+?) yerine (.+?)[.!]?$/d,
  new RegExp(`^(.+?) ${place} (.+?) (?:yaz\\w*|de|desin|densin|diyelim)[.!]?$`, 'd'),
  /^(\S*[^d\s][ae]) (.+?) (?:de|desin|diyelim|densin|denilsin|yaz)[.!]?$/d,
  new RegExp(
    `\\b(?:rename|relabel|label)\\s+(?:the\\s+)?(.+?)\\s+(?:${part}\\s+)?(?:to|as|into)\\s+(.+?)\\s*[.!]?$`,
    'd',
  ),
  new RegExp(
    `\\bchange\\s+(?:the\\s+)?(?:label|title|name|word|text|wording)\\s+(?:of\\s+|for\\s+)?(?:the\\s+)?(.+?)\\s+(?:${part}\\s+)?to\\s+(.+?)\\s*[.!]?$`,
    'd',
  ),
  new RegExp(
    `\\b(?:change|turn)\\s+(?:the\\s+)?(.+?)\\s+(?:${part}\\s+)?(?:in)?to\\s+(?:say\\s+)?(.+?)\\s*[.!]?$`,
    'd',
  ),
  // "instead of category say course".
  /^(?:instead of|rather than)\s+(?:the\s+)?(.+?),?\s+(?:say|use|write|put|show|call it|it should say)\s+(.+?)\s*[.!]?$/d,
  /\breplace\s+(?:the\s+word\s+)?(?:the\s+)?(.+?)\s+(?:with|by)\s+(.+?)\s*[.!]?$/d,
  new RegExp(`\\bcall\\s+(?:the\\s+)?(.+?)\\s+(?:${part}\\s+)?["“'](.+?)["”']\\s*[.!]?$`, 'd'),
  new RegExp(
    `^(?:make\\s+)?(?:the\\s+)?(.+?)\\s+(?:${part}\\s+)?(?:should|must|needs to|has to)?\\s*(?:be called|be named|be labelled|be labeled|be titled|say|read|says|reads)\\s+(.+?)\\s*[.!]?$`,
    'd',
  ),
  // "could the word bottle be replaced by wine?"
  /^(?:could|can|should|would) (?:the )?(?:word |label )?["“']?(.+?)["”']?(?: please)? be (?:replaced (?:by|with)|renamed(?: to| as)?) ["“']?(.+?)["”']?\s*[?.!]*$/d,
  // "customers are called patrons here".
  /^(?:the |our )?(.+?)\s+(?:are|is)\s+(?:called|named|known as)\s+(.+?)\s*[.!]?$/d,
  /^(.+?)\s*(?:->|=>|→|=)\s*(.+?)(?: please)?(?:, (?:rename|change) .*)?$/d,
  /^(?:the\s+)?(.+?)\s+(?:should|must) be\s+(?!(?:between|at most|at least|more|less|fewer|under|over|above|below|within|a number|\d|\(\d))["“']?(.+?)["”']?\s*[.!]?$/d,
  // "gelmediyi iptal diye değiştir", "müşterileri danışan yap": the least specific wording.
  /^(\S+(?: \S+){0,2}[iu]) (.+?)(?: diye| olarak)? (?:yap|degistir|cevir|donustur)\w*[.!]?$/d,
] as const;

/** The new name first: "say client instead of customer". */
const insteadPattern =
  /\b(?:it )?(?:should )?(?:say|use|write|call them|call it|show|make it|make it say)?\s*["“']?(.+?)["”']?,?\s+(?:instead of|rather than|not)\s+["“']?(.+?)["”']?\s*[.!]?$/d;

/** The end of another wish, not a name: "instagram adı olsun". */
export const isSentence =
  /^(?:(?:en )?(?:altta|ustte|basta|sonda|onde|yukarida|asagida|alta|uste|basa|sona)|(?:first|last)\b.*|(?:above|below|before|after|under|beneath|next to|on top|at the (?:top|bottom|end)) .*)$|(?:^| )(?:olsun|ekle\w*|kaldir\w*|sil(?!indir|ik|ah|o$)\w*|yap|yapalim|yapilsin|yapin|koy(?!lu|u$)\w*|zorunlu\w*|opsiyonel|istege bagli|required|optional|mandatory|first|last|bigger|smaller|larger|yazilsin|girilsin|tutulsun|gorunsun|gozuksun|gelsin|dursun|ustte|basta|uste|basa|gizle\w*|tasi(?!yici|ma|t)\w*|sirala\w*|grupla\w*|goster(?!ge|i$)\w*|engelle\w*)$/;

/** "call customers clients", "we call customers clients": nothing stands between the two. */
const calls = /^(?:please )?(?:we )?(?:call|name|label) (?:the |our )?/;

/** A word after the new name that belongs to the sentence: "rename it to X in the list". */
const trailing =
  /\s+(?:instead|please|everywhere|throughout|in the list|on the list|here|with us|at our (?:shop|place))$/i;

/** What is said about the rows themselves: "Öğrenci adı" of students, "Book number" of books. */
const ofRows = /^ (?:name|number|code|no|adi|ismi|numarasi|kodu)$/;

/** The label of a field that is called like the rows, or after them. */
function renamedLabel({ type, label }: Field, former: string, next: string): string | undefined {
  if (fold(label) === fold(former)) return type === 'reference' || type === 'text' ? next : undefined;
  const rest = label.slice(former.length);
  return fold(label).startsWith(fold(former)) && ofRows.test(fold(rest)) ? next + rest : undefined;
}

/** Fields that are called like the rows: "Oyuncu" of players, "Müşteri" of appointments. Two fields never get one label. */
const renameFields = ({ entities }: AppSpec, former: string, next: string): readonly Operation[] =>
  entities.flatMap(({ id, fields, samples }) =>
    fields.flatMap((field): Operation[] => {
      const label = renamedLabel(field, former, next);
      if (label === undefined || label.length > nameLimit) return [];
      if (fields.some((other) => other !== field && fold(other.label) === fold(label))) return [];
      const column = samples.map((row) => row[field.id] ?? null);
      return [{ kind: 'changeField', entity: id, field: { ...field, label }, column }];
    }),
  );

function renameEntity(
  target: Extract<Target, { kind: 'entity' }>,
  to: string,
  spec: AppSpec,
): readonly Operation[] {
  const { language } = spec;
  const { entity } = target;
  const word = lowerCase(to, language);
  const isPlural = language === 'tr' && /(?:lar|ler)$/.test(word) && word.length > 5;
  const one = language === 'tr' ? (isPlural ? word.slice(0, -3) : word) : singularEnglish(word);
  const many = language === 'tr' ? pluralTurkish(one) : pluralEnglish(one);
  const screens = spec.screens.flatMap((screen): Operation[] => {
    if (screen.entity !== entity.id) return [];
    const { tabTitle: _, ...rest } = screen;
    const isMany =
      screen.place === 'main' && (screen.kind === 'list' || fold(screen.title) === fold(entity.many));
    if (isMany) return [{ kind: 'changeScreen', screen: { ...rest, title: upperCaseFirst(many, language) } }];
    // The details and the form of one row.
    return fold(screen.title) === fold(entity.one)
      ? [{ kind: 'changeScreen', screen: { ...rest, title: upperCaseFirst(one, language) } }]
      : [];
  });
  return [
    { kind: 'renameEntity', entity: entity.id, one, many },
    ...screens,
    ...renameFields(spec, entity.one, upperCaseFirst(one, language)),
  ];
}

/** The operations that give a part of the app another name. */
export function renameTarget(target: Target, to: string, spec: AppSpec): readonly Operation[] {
  const label = upperCaseFirst(to, spec.language).slice(0, nameLimit);
  switch (target.kind) {
    case 'field': {
      const column = target.entity.samples.map((row) => row[target.field.id] ?? null);
      return [{ kind: 'changeField', entity: target.entity.id, field: { ...target.field, label }, column }];
    }
    case 'option': {
      const options = (target.field.options ?? []).map((option) =>
        option.id === target.option ? { ...option, label } : option,
      );
      const column = target.entity.samples.map((row) => row[target.field.id] ?? null);
      return [{ kind: 'changeField', entity: target.entity.id, field: { ...target.field, options }, column }];
    }
    case 'screen': {
      const { tabTitle: _, ...screen } = target.screen;
      return [{ kind: 'changeScreen', screen: { ...screen, title: label } }];
    }
    case 'entity':
      return renameEntity(target, to, spec);
  }
}

/** The last word of "the first tab". */
const isPlaceWord = /^(?:tab|screen|page|field|sekme\w*|ekran\w*|sayfa\w*|alan\w*)$/;

interface Renaming {
  /** Text that names the part, as offsets in the prompt. */
  readonly from: readonly [number, number];
  readonly to: string;
}

export function findRenaming({ reading, quoted, targets }: FollowUp): Renaming | undefined {
  const folded = fold(reading.text);
  const isBeside = /^(?:instead of|rather than) .+ (?:say|use|write|put|show|call it) /.test(folded);
  const instead =
    !isBeside && / (?:instead of|rather than) | not /.test(folded) ? insteadPattern.exec(folded) : null;
  const match = instead ?? patterns.map((pattern) => pattern.exec(folded)).find((each) => each !== null);
  const [from, to] = [match?.indices?.[instead ? 2 : 1], match?.indices?.[instead ? 1 : 2]];
  if (from !== undefined && to !== undefined) {
    const name = quoted.length >= 2 ? quoted[1] : quoted.length === 1 ? quoted[0] : reading.text.slice(...to);
    return { from, to: cleanName(name ?? '').replace(trailing, '') };
  }
  const call = calls.exec(folded);
  const named = targets.find(({ range }) => reading.words[range.from]?.start === call?.[0].length);
  const last = named && reading.words[named.range.to - 1];
  if (call === null || last === undefined) return undefined;
  const rest = reading.text.slice(last.end).replace(new RegExp(`^\\s+${part}\\b`, 'i'), '');
  return { from: [call[0].length, last.end], to: cleanName(quoted[0] ?? rest).replace(trailing, '') };
}

/** What the follow-up means by words with several meanings: a screen, a field or rows. */
function chooseTarget(candidates: readonly NamedTarget[], named: string): Target | undefined {
  const isWritten = (label: string): boolean => named.includes(` ${fold(label)} `);
  const wanted = / (?:alan|kutu|kisim|kism|field|column|input)/.test(named)
    ? 'field'
    : / (?:sekme|ekran|sayfa|tab|screen|page)/.test(named)
      ? 'screen'
      : 'entity';
  const found = candidates.find(({ target }) => target.kind === wanted) ?? candidates[0];
  // "client should be madam" means the part "Client", not the customers that it is another word for.
  const labelled = candidates.find(({ target }) => target.kind === 'field' && isWritten(target.field.label));
  const isOtherWord = found?.target.kind === 'entity' && !isWritten(found.target.entity.one);
  return isOtherWord && labelled !== undefined ? labelled.target : found?.target;
}

const isKindWord =
  /^(?:an? )?(?:check ?list|list|table|chart|graph|calendar|number|date|time|choice|photo|text|tick ?box|check ?box)s?$|^(?:bir )?(?:sayi|rakam|tarih|metin|yazi|secmeli|liste|kutucug?)(?:y?[ae]|k)?$/;
const turnsInto = /\b(?:into|to an?|cevir\w*|donustur\w*)\b/;

/** A new label for a field, an option, a screen or an entity that the follow-up names first. */
export const readRenamed: ReadChange = (followUp) => {
  const { reading, targets } = followUp;
  const renaming = findRenaming(followUp);
  if (renaming === undefined || /^(?:an?|the|bir|bi)?$/i.test(renaming.to)) return undefined;
  if (isSentence.test(fold(renaming.to))) return undefined;
  // "turn notes into a checklist" asks for another kind, not for this name.
  if (isKindWord.test(fold(renaming.to)) && turnsInto.test(fold(reading.text))) return undefined;
  if (renaming.to.split(' ').length > 5) return undefined;
  const [start, end] = renaming.from;
  const inside = targets.filter(
    ({ range }) =>
      (reading.words[range.from]?.start ?? 0) >= start &&
      ((reading.words[range.to - 1]?.end ?? 0) <= end + 1 ||
        isPlaceWord.test(reading.folded(range.to - 1))) &&
      (reading.words[range.from]?.start ?? 0) < end,
  );
  const others = inside.filter(
    ({ range }) => range.to - range.from > 1 || !nameWords.test(reading.folded(range.from)),
  );
  const parts = others.length > 0 ? others : inside;
  // "customer names": the most specific part is named last.
  const options = parts.filter(({ target }) => target.kind === 'option');
  const fields = parts.filter(({ target }) => target.kind === 'field');
  const first = (options.length > 0 && fields.length > 0 ? options : parts)[0];
  const owner = parts.find(({ target }) => target.kind === 'entity');
  const owned = owner && fields.find(({ range }) => range.from >= owner.range.to);
  const named = owned ?? first;
  if (named === undefined) return undefined;
  const at = parts.filter(({ range }) => range.from === named.range.from);
  const target = owned?.target ?? chooseTarget(at, ` ${fold(reading.text).slice(0, end + 20)}`);
  if (target === undefined) return undefined;
  // "ürünlere marka yaz" adds something to the rows.
  const isWritten =
    /\byaz[.!]?$/.test(fold(reading.text)) && / (?:yerine|degil) /.exec(fold(reading.text)) === null;
  const isDative = /[ae]$/.test(fold(reading.text.slice(start, end)));
  if (target.kind === 'entity' && isWritten && isDative) return undefined;
  const found = renameTarget(target, renaming.to, followUp.spec);
  return found.length === 0 ? nothing('same') : { kind: 'operations', operations: found };
};
