import { fold, lowerCase, upperCaseFirst } from '../../language/fold.ts';
import { toIdentifier, uniqueIdentifier } from '../../language/identifiers.ts';
import { ownValue } from '../../language/own-value.ts';
import { localiseField, resolveField, sampleField } from '../../lexicon/index.ts';
import type { LexiconField } from '../../lexicon/subject.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import { type Field, type FieldType, fieldSchema } from '../../spec/field.ts';
import { safeFieldId } from '../../spec/reserved.ts';
import { withoutOtherSamples } from '../../understand/app-spec/without-other-samples.ts';
import type { ListItem } from '../../understand/lists/list-item.ts';
import { type FieldReading, readField } from '../../understand/lists/read-field.ts';
import { splitItems } from '../../understand/lists/split-items.ts';
import type { Range, Reading } from '../../understand/reading.ts';
import type { ExplicitField } from '../../understand/understanding.ts';
import { type FollowUp, readFollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { adds } from '../verbs.ts';
import { type Change, nothing, operations, type ReadChange } from './change.ts';
import { withFittingRole } from './fitting-role.ts';
import { endsWithRemoval, isNoField } from './no-field.ts';
import { withoutCase, withoutStatedType, withType } from './stated-type.ts';

const verbs =
  /^(?:ekle\w*|koy\w*|olsun\w*|getir\w*|girilsin|girel\w*|girebil\w*|yazal\w*|yazabil\w*|yazilsin|yazsin|bulunsun|gorunsun|tutulsun|tutal\w*|kaydedilsin|lazim|gerekiyor|gerek|istiyorum|istiyoruz|olustur\w*|gelsin|dursun|sorulsun|secilsin|sec[ie]y\w*|gozuksun|konsun|konulsun|eklensin|yaz|gorunsun)$/;
const englishVerbs =
  /^(?:add|include|insert|put|create|need|needs|want|wants|show|have|has|track|store|record|save|enter)$/;
const fillers =
  /^(?:please|lutfen|bir|bi|diye|adinda|isminde|adli|isimli|de|da|a|an|the|some|another|also|ayrica|to|for|i|we|it|me|new|yeni|each|every|her|icin|alani|alan|alanlari|bilgisi|kismi|field|fields|input|box|area|space|info|information|column|sutunu|ozelligi|kutusu|bolumu|yeri|hanesi|ekraninda|ekranina|ekrani|sayfasinda|sayfasina|formuna|formunda|kartinda|kartina|listesinde|listesine|bolumune|bolumunde|dursun|sorulsun|secilsin|eklensin|gozuksun|bilgileri|tane|should|must|to|able|be|yazacak|girecek|yazan|where|can|write)$/;

/** "who i lent it to": all words of such a clause belong to the name. */
const isClause = (reading: Reading, at: number): boolean =>
  reading.language === 'en' && /^(?:who|what|when|where|which|how|why)$/.test(reading.folded(at));

/** "parents phone on students", "müşteriye telefon": a part for the rows, without a verb. */
function isForEntity({ reading, targets }: FollowUp): boolean {
  const { words, language } = reading;
  if (words.length < 2 || words.length > 6 || words.some(({ kind }) => kind === 'mark')) return false;
  const ends = (at: number): boolean =>
    targets.some(
      ({ target, range }) =>
        target.kind === 'entity' && (language === 'tr' ? range.to - 1 : range.from) === at,
    );
  return language === 'tr'
    ? ends(0) && /[ae]$/.test(reading.folded(0)) && !/[dt][ae]$/.test(reading.folded(0)) && words.length <= 4
    : ends(words.length - 1) && /^(?:on|for|to|of|per)$/.test(reading.folded(words.length - 2));
}

/** "job number": the rows are part of the label, because the rest alone says nothing. */
const isOwnWord = (reading: Reading, { to: next }: Range, end: number): boolean =>
  reading.language === 'en' &&
  /^(?:number|no|code|id|name|type|size|title)$/.test(reading.folded(next)) &&
  (next + 1 === end ||
    reading.words[next + 1]?.kind === 'mark' ||
    /^(?:and|or)$/.test(reading.folded(next + 1)));

/** "add a notes area" adds notes, "add delivery area" the area. */
function isTrailing({ reading }: FollowUp, from: number, to: number): boolean {
  const word = reading.folded(to - 1);
  if (/^(?:there|here)$/.test(word)) return true;
  if (!fillers.test(word)) return false;
  if (!/^(?:area|space|box|column)$/.test(word) || to - from < 2) return true;
  return reading.index.fields.findWhole(reading.words.slice(from, to - 1)) !== undefined;
}

/** Words between the verb and the entity: "müşterilere | telefon alanı | ekle", "add | a phone field | to customers". */
function fieldRange(followUp: FollowUp): { from: number; to: number } | undefined {
  const { reading, targets } = followUp;
  const { words } = reading;
  const verb = words.findIndex((word) =>
    reading.language === 'tr' ? verbs.test(word.folded) : englishVerbs.test(word.folded),
  );
  // "link alanı" without a verb is a wish too.
  const isForRows = verb === -1 && isForEntity(followUp);
  const isBare =
    verb === -1 && (isForRows || /^(?:alan|alani|alanlari|field|fields)$/.test(words.at(-1)?.folded ?? ''));
  if (verb === -1 && !isBare) return undefined;
  // "for the shop name", "kaynağını yazmak için link alanı": what stands before "için" is a purpose.
  const purpose = words.findIndex(
    ({ folded }, at) => folded === 'icin' && /m[ae]k$/.test(words[at - 1]?.folded ?? ''),
  );
  // "X yerine Y ekle": Y is new.
  const instead = words.findIndex((word, at) => word.folded === 'yerine' && at < verb);
  let [from, to] = isBare
    ? isForRows && reading.language === 'en'
      ? [0, words.length - 2]
      : [0, words.length]
    : reading.language === 'tr'
      ? [0, verb]
      : [verb + 1, words.length];
  if (reading.language === 'en' && !isBare) {
    const end = words.findIndex(
      (word, at) =>
        at > verb &&
        ((/^(?:for|in|on|so|which|that)$/.test(word.folded) &&
          // "pot size in cm"
          !(word.folded === 'in' && unitAfterIn.test(words[at + 1]?.folded ?? ''))) ||
          // "toxic to cats" is a label, "to customers" and "to the form" are goals.
          (word.folded === 'to' &&
            (/^(?:the|my|our|each|every|it|all|them|this|that)$/.test(words[at + 1]?.folded ?? '') ||
              targets.some(({ range }) => range.from === at + 1))) ||
          // "photos of students", but "date of birth".
          (word.folded === 'of' &&
            targets.some(({ target, range }) => target.kind === 'entity' && range.from === at + 1))),
    );
    // "who i lent it to", "what i paid for it": such words belong to the clause, unless an entity follows.
    const isGoal = targets.some(({ target, range }) => target.kind === 'entity' && range.from > end);
    const isNamed = words
      .slice(verb + 1, Math.max(end, 0))
      .some(({ folded }) => !fillers.test(folded) && !tickWord.test(folded));
    if (end > verb + 1 && isNamed && (!isClause(reading, verb + 1) || isGoal)) to = end;
  }
  from = Math.max(from, instead + 1, purpose + 1);
  for (const { target, range } of targets) {
    // "içeceklere boy ekle": rows of one kind get it as all rows do.
    const isGoal =
      target.kind === 'entity' ||
      (target.kind === 'option' &&
        reading.language === 'tr' &&
        /l[ae]r[ae]$/.test(reading.folded(range.to - 1)));
    if (isGoal && range.from <= from + 1 && range.to < to && !isOwnWord(reading, range, to))
      from = Math.max(from, range.to);
  }
  while (from < to && fillers.test(reading.folded(from))) from += 1;
  while (to > from && isTrailing(followUp, from, to) && !isClause(reading, from)) to -= 1;
  return to > from && to - from <= 14 ? { from, to } : undefined;
}

const unitAfterIn =
  /^(?:cm|mm|m|km|kg|g|grams?|ml|l|litres?|liters?|minutes?|mins?|hours?|seconds?|secs?|miles?|lbs?|pounds|oz|inches|inch|ft|feet|days?|weeks?)$/;

const tickWord =
  /^(?:checkbox|check|tick|tickbox|tik|tiki|tikli|isaret|isaretli|kutucuk|kutucugu|onay|isareti|toggle|switch)$/;

/** The words of one field without those for its input; a tick box is one that is ticked. */
function trimItem(reading: Reading, { from, to }: Range): { range: Range; isTicked: boolean } {
  let range = { from, to };
  let isTicked = false;
  const isFiller = (at: number): boolean => fillers.test(reading.folded(at));
  while (range.to - range.from > 1) {
    const isTick = tickWord.test(reading.folded(range.from));
    if (!isTick && !isFiller(range.from)) break;
    isTicked ||= isTick;
    range = { ...range, from: range.from + 1 };
  }
  while (range.to - range.from > 1 && !isClause(reading, range.from)) {
    const isTick = tickWord.test(reading.folded(range.to - 1));
    if (!isTick && !isFiller(range.to - 1)) break;
    isTicked ||= isTick;
    range = { ...range, to: range.to - 1 };
  }
  return { range, isTicked };
}

const typeByWords: readonly (readonly [words: RegExp, type: FieldType])[] = [
  [
    /^(?!opening|working|office)\w+ (?:hours|minutes|days|weeks|steps|laps|reps|cups|glasses|pages) $/,
    'number',
  ],
  [
    /(?:^| )(?:logo|logosu|image|picture|resim|resmi|gorsel|gorseli|photos?|pics?|snap|fotolar|fotograflar|avatar) $/,
    'photo',
  ],
  [/^(?:photos?|pictures?|pics?|fotograf\w*|foto|resim\w*) (?:before|after|of|oncesi|sonrasi) /, 'photo'],
  [/^(?:cooking|prep|preparation|baking|waiting|running|playing|travel|total|practice) time $/, 'duration'],
  [/^(?:date|when|ne zaman) /, 'date'],
  [/(?:^| )kac (?:para|lira|tl|euro|dolar) /, 'money'],
  [
    / kac (?:tane|adet|kisi|litre|kilo|kg|gun|saat|dakika|km|metre|sayfa|porsiyon|tabak|kere|kez|defa|puan|paket|kutu) /,
    'number',
  ],
  [/^(?:how much|ne kadar) /, 'money'],
  [/^(?:who|kim|kimin|kime|kimden|ne|neden|nereye|nereden|nerede) /, 'text'],
  [
    /^(?:how many|number of|kac) |^(?:lane|bib|track|volume|chapter|episode|season|issue|floor|seat|page) number $/,
    'number',
  ],
];

/** A field whose first words give its type: "who paid", "date finished". */
function readTyped(reading: Reading, item: ListItem): FieldReading | undefined {
  // "notes about hair type": what they are about is the field.
  const about = /^(?:notes?|info|information|details) (?:about|on|for) /.exec(
    `${fold(reading.written(item.range))} `,
  );
  const range = about === null ? item.range : { ...item.range, from: item.range.from + 2 };
  const read = readField(reading, { ...item, range });
  const written = `${fold(reading.written(range))} `;
  const type = typeByWords.find(([words]) => words.test(written))?.[1];
  if (read === undefined || type === undefined) return read;
  const label = upperCaseFirst(lowerCase(reading.written(range), reading.language), reading.language);
  const labels = { tr: label, en: label };
  return { field: { label, use: { id: toIdentifier(label, 'field'), label: labels, type } }, isKnown: true };
}

/** "bunu", "daha hızlı", "it bigger" are wishes, not fields. */
const vague =
  /^(?:bu|bunu|bunun|bunlar\w*|su|sunu|sunlar\w*|o|onu|boyle|soyle|daha|cok|en|biraz|hep|hepsi\w*|sey|seyler|bisey|birsey|this|that|these|it|them|one|ones|something|anything|more|less|better|faster|fewer|bigger|smaller)$/;
const isVague = (reading: Reading, { from, to }: Range, isKnown: boolean): boolean =>
  // "less text" is a wish, whatever "text" is.
  (!isKnown || /^(?:less|fewer|more|bigger|smaller|daha)$/.test(reading.folded(from))) &&
  vague.test(reading.folded(from)) &&
  // "su sıcaklığı" is about water.
  !(reading.words[from]?.text === 'su' && to - from > 1);

/** The entity that the follow-up names, else the one that the app is about. */
export function entityFor({ targets, spec }: FollowUp): Entity | undefined {
  const named = targets.find(({ target }) => target.kind === 'entity')?.target;
  return named?.kind === 'entity' ? named.entity : spec.entities[0];
}

/** Names and abbreviations as they are written: a Turkish "i" would otherwise become "İ". */
const names: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'Instagram',
    'IBAN',
    'ISBN',
    'IMEI',
    'VIN',
    'IP',
    'ID',
    'KDV',
    'VAT',
    'TC',
    'SKU',
    'LinkedIn',
    'WhatsApp',
    'iPhone',
  ].map((name) => [fold(name), name]),
);

const writeNames = (label: string, language: 'tr' | 'en'): string =>
  label.replaceAll(
    /\p{L}+/gu,
    (word) => ownValue(names, fold(word)) ?? (language === 'en' && word === 'i' ? 'I' : word),
  );

/** The field as the spec has it, with a name that the entity does not have yet. */
export function toField(
  { use }: ExplicitField,
  entity: Entity,
  language: 'tr' | 'en',
  isTicked = false,
): Field | undefined {
  const lexical = resolveField(use);
  const localised = localiseField(lexical, language);
  const taken = new Set(entity.fields.map(({ id }) => id));
  const roles = new Set(entity.fields.map(({ role }) => role));
  // A sum of parts that these rows do not have is typed in.
  const { role, formula, ...others } = localised;
  const isComputed =
    formula !== undefined &&
    (formula.kind === 'arithmetic'
      ? taken.has(formula.left) && taken.has(formula.right)
      : formula.kind !== 'hoursBetween' || (taken.has(formula.start) && taken.has(formula.end)));
  const named = isComputed ? { ...others, formula } : others;
  const rest = { ...named, label: writeNames(named.label, language) };
  const parsed = fieldSchema.safeParse({
    ...rest,
    ...(rest.type === 'text' && isTicked && { type: 'boolean' }),
    id: uniqueIdentifier(safeFieldId(localised.id), taken),
    isRequired: false,
    ...(role !== undefined && role !== 'title' && !roles.has(role) && { role }),
  });
  return parsed.success ? parsed.data : undefined;
}

/** "toplam en üstte yazsın": where or how something is shown, no field. */
const placedText =
  / (?:ustte|altta|basta|sonda|yukarida|asagida|kenarda|ortada|sagda|solda|buyuk|kucuk|kalin|renkli) (?:yazsin|bulunsun) /;

/** One operation per field that is not there yet. */
export const readAddedFields: ReadChange = (whole) => {
  const { followUp, type } = withoutStatedType(whole);
  const { reading, spec, has } = followUp;
  if (!has(adds) && !has(/ (?:alan|alani|alanlari|field|fields) $/) && !isForEntity(followUp))
    return undefined;
  if (has(placedText) || endsWithRemoval(reading) || isNoField(reading.text)) return undefined;
  const entity = entityFor(followUp);
  const range = fieldRange(followUp);
  if (entity === undefined || range === undefined) return undefined;
  const impossible = reading.index.notIncluded.findWhole(reading.words.slice(range.from, range.to));
  const last = reading.folded(range.to - 1);
  const isNumber = /^(?:no|numara\w*|number|kod\w*|code|tarih\w*|date|id)$/.test(last);
  if (impossible?.isTypo === false && !isNumber) return nothing('notPossible', reading.written(range));
  const found: Operation[] = [];
  let current = entity;
  let isThere = false;
  for (const item of splitItems(reading, range)) {
    const { range: words, isTicked } = trimItem(reading, item.range);
    const typed = readTyped(reading, { ...item, range: words });
    if (typed === undefined || isVague(reading, words, typed.isKnown)) continue;
    const named = reading.language === 'tr' ? withoutCase(typed, reading.written(words)) : typed;
    const read = withType(named, type, reading.language);
    const field = toField(read.field, current, spec.language, isTicked);
    if (field === undefined) continue;
    if (current.fields.some(({ label }) => fold(label) === fold(field.label))) {
      isThere = true;
      continue;
    }
    const lexical = resolveField(read.field.use);
    if (field.type === 'reference' && !spec.entities.some(({ id }) => id === field.entity)) {
      // Without rows to choose from, it takes the place of no room or person of an appointment.
      const { entity: _, role: _role, ...text } = field;
      found.push(
        addOperation(current, { ...text, type: 'text' }, { ...lexical, type: 'text' }, spec.language),
      );
    } else found.push(addOperation(current, field, { ...lexical, type: field.type }, spec.language));
    current = { ...current, fields: [...current.fields, field] };
  }
  if (found.length === 0) return isThere ? nothing('same') : undefined;
  return operations(...found.map((each) => withFittingRole(each, spec)));
};

/** A field that is named by a whole text, with its label by the words or with this one; `same` if the rows have it. */
export function addNamedField(
  text: string,
  entity: Entity,
  spec: AppSpec,
  label?: string,
): Change | undefined {
  const { reading } = readFollowUp(text, spec);
  const typed = readTyped(reading, { range: { from: 0, to: reading.words.length }, brackets: undefined });
  const base = typed ?? plainField(label ?? '');
  const named = reading.language === 'tr' && label === undefined ? withoutCase(base, text) : base;
  const { use } = named.field;
  const labelled =
    label === undefined
      ? named.field
      : {
          label,
          use: {
            id: toIdentifier(label, 'field'),
            label: { tr: label, en: label },
            type: plainType(resolveField(use).type),
          },
        };
  const field = toField(labelled, entity, spec.language);
  if (field === undefined || field.label.trim() === '') return undefined;
  if (entity.fields.some((each) => fold(each.label) === fold(field.label))) return nothing('same');
  if (field.type === 'reference' && !spec.entities.some(({ id }) => id === field.entity)) return undefined;
  const lexical = resolveField(labelled.use);
  return operations(
    withFittingRole(addOperation(entity, field, { ...lexical, type: field.type }, spec.language), spec),
  );
}

const plainField = (label: string): FieldReading => ({
  field: {
    label,
    use: { id: toIdentifier(label, 'field'), label: { tr: label, en: label }, type: 'text' },
  },
  isKnown: false,
});

/** Types that need more than a label are typed in as texts. */
const plainType = (type: FieldType): FieldType => (/^(?:choice|reference|list)$/.test(type) ? 'text' : type);

function addOperation(entity: Entity, field: Field, lexical: LexiconField, language: 'tr' | 'en'): Operation {
  const known = withoutOtherSamples(lexical);
  const column = entity.samples.map((_, row) => sampleField(known, row, language) ?? null);
  // Notes stay last.
  const note = entity.fields.findIndex(({ type }) => type === 'longText');
  const index = note > 0 && field.type !== 'longText' ? note : entity.fields.length;
  return { kind: 'addField', entity: entity.id, field, index, column };
}
