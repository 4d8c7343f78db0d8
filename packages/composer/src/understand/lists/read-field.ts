import { fold, lowerCase, upperCaseFirst } from '../../language/fold.ts';
import { toIdentifier, uniqueIdentifier } from '../../language/identifiers.ts';
import { keepAcronyms } from '../../language/keep-acronyms.ts';
import { ownValue } from '../../language/own-value.ts';
import { fieldCatalogue } from '../../lexicon/index.ts';
import type { FieldUse, LexiconField, LexiconOption } from '../../lexicon/subject.ts';
import type { FieldType } from '../../spec/field.ts';
import { isBaseWord } from '../../word-classes/index.ts';
import { toTurkishNoun } from '../nouns/turkish-noun-form.ts';
import { readTurkishVerb } from '../nouns/turkish-verbs.ts';
import type { PhraseMatch } from '../phrase-table.ts';
import type { Range, Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';
import { askedPrice } from './asked-price.ts';
import type { ListItem } from './list-item.ts';
import { isScreenName } from './screen-names.ts';
import { typeOfWord } from './word-types.ts';

export interface FieldReading {
  readonly field: ExplicitField;
  /** Whether the words are known, so that this is a field even without an enumeration. */
  readonly isKnown: boolean;
}

const units: Readonly<Record<string, FieldType>> = {
  dk: 'duration',
  dakika: 'duration',
  min: 'duration',
  minutes: 'duration',
  mins: 'duration',
};
const moneyUnits = /^(?:tl|try|lira|₺|\$|usd|dolar|eur|euro|€|£|gbp)$/;
const unitPattern =
  /^(?:kg|g|gr|mg|ml|l|lt|litre|km|m|cm|mm|m2|m²|km\/h|kcal|cal|°c|c|mmhg|mg\/dl|adet|saat|hours?|h|gün|days?|sayfa|pages|kişi|people|derece|steps|adım|puan|points|bpm|sec|secs|seconds?|sn|saniye|watt|kwh|w|v|ton|lb|lbs|oz|mi|miles|ft|inch|in|%)$/;

/** Units and currencies that name a part by themselves, and measure one after "in" or in brackets. */
const spelledUnits =
  /^(?:gallons?|pints?|lit(?:re|er)s?|met(?:re|er)s?|kilos?|kilograms?|grams?|feet|inches|yards?|ounces|acres?|stones?|bottles?|bags?|boxes)$/;
const currencies = /^(?:dollars?|euros?|naira|rupees?|lira|quid|rands?|shillings?)$/;

/** Whether a word is a unit and so names nothing by itself. */
export const isUnit = (folded: string): boolean => unitPattern.test(folded) || moneyUnits.test(folded);

/** What brackets after a field say: options, a unit or a range. */
function readBrackets(text: string, language: 'tr' | 'en'): Partial<LexiconField> {
  const parts = text
    .split(/[,/|]|\s(?:veya|or|ve|and)\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  const folded = fold(text).trim();
  if (folded === '%') return { type: 'percent' };
  if (
    unitPattern.test(lowerCase(text.trim(), language)) ||
    unitPattern.test(folded) ||
    spelledUnits.test(folded)
  ) {
    const type = ownValue(units, folded) ?? 'number';
    return type === 'duration'
      ? { type }
      : { type, unit: { tr: text.trim().slice(0, 16), en: text.trim().slice(0, 16) } };
  }
  if (moneyUnits.test(folded) || currencies.test(folded)) return { type: 'money' };
  const range = /^(\d+)\s?[-–]\s?(\d+)$/.exec(folded);
  if (range) {
    const [minimum, maximum] = [Number(range[1]), Number(range[2])];
    return minimum <= 1 && maximum === 5 ? { type: 'rating' } : { type: 'number', minimum, maximum };
  }
  if (/^(?:evet|yes|var)(?:[,/ ]+(?:or |veya )?)(?:hayir|no|yok)$/.test(folded)) return { type: 'boolean' };
  if (parts.length < 2 || parts.some((part) => part.length > 40)) return {};
  const options = toOptions(parts, language);
  return options.length < 2 ? {} : { type: 'choice', options };
}

/** The word for a choice itself: "iç dış yıkama seçimi". */
const noOption = /^(?:secim|secimi|secenegi|secenekleri)$/;

/** What can be chosen, each once. Numbers such as "9000, 12000" have no name of their own in the code. */
export function toOptions(parts: readonly string[], language: 'tr' | 'en'): LexiconOption[] {
  const texts = new Set<string>();
  const ids = new Set<string>();
  return parts.slice(0, 24).flatMap((part) => {
    if (texts.has(fold(part)) || noOption.test(fold(part))) return [];
    texts.add(fold(part));
    const id = uniqueIdentifier(toIdentifier(part, 'option'), ids);
    ids.add(id);
    const label = upperCaseFirst(part, language);
    return [{ id, label: { tr: label, en: label } }];
  });
}

/** "kiracı" is a person, no form of "kira"; "görevli" is one with a task, "işçi adı" no name of work. */
const isTrader = ({ words }: Reading, at: number, text: string): boolean =>
  words[at]?.stems.some(
    ({ stem, suffixes }) =>
      suffixes.derivation !== '' &&
      (suffixes.derivation === 'trade' || isBaseWord(words[at]?.folded ?? '', 'tr')) &&
      fold(text).split(' ').includes(stem),
  ) === true;

/** The phrase of a known field that the words end with; the whole phrase first. */
function findHead(reading: Reading, { from, to }: Range): PhraseMatch<string> | undefined {
  for (let start = from; start < to; start += 1) {
    const matches = reading.index.fields.findAt(reading.words, start).filter(
      ({ length, isTypo, text, value }) =>
        start + length === to &&
        // "tips" of English are money, no Turkish "tip".
        !(reading.language === 'en' && text === 'tip' && value === 'kind') &&
        // "dues" are no due day.
        !(value === 'due' && reading.folded(start) === 'dues') &&
        !(isTypo && length === 1 && start > from) &&
        // "makam" is no "makas".
        !(isTypo && isBaseWord(reading.folded(start), reading.language)) &&
        !Array.from({ length }, (_, step) => start + step).some((at) => isTrader(reading, at, text)),
    );
    // "rating" is also a form of "rate".
    const written = lettersOf(reading.written({ from: start, to }));
    const match = matches.find(({ text }) => lettersOf(text) === written) ?? matches[0];
    if (match) return match;
  }
  // English: "date of the last inspection", "price per night", "price a box".
  const isPrice = /^(?:price|cost|fee|rate|charge|pay)$/.test(reading.folded(from));
  const divides = isPrice ? /^(?:of|per|an?|each|every)$/ : /^(?:of|per)$/;
  const of = reading.words.findIndex((word, at) => at > from && at < to && divides.test(word.folded));
  return of > 0 ? findHead(reading, { from, to: of }) : undefined;
}

const lettersOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What happens on a day: "planted on", but not "based on". */
const dayVerb =
  /^(?:planted|sown|tasted|opened|closed|started|finished|ended|inspected|checked|cleaned|watered|fed|fixed|repaired|replaced|joined|added|received|returned|delivered|collected|bought|sold|paid|sent|made|born|taken|given|due|found|seen|met|called|visited|hatched|picked|harvested|bottled|brewed|frozen|cooked|baked|painted|installed|serviced|expires|lent|borrowed|booked|turned|ordered|signed|issued|published|read|watched|played|arrived|left|done)$/;

/** Parts that many things of an app have. */
const ofAnyone = /^(?:adi|ismi|soyadi|telefonu|numarasi|no|adresi|yasi|dogum|rengi|tc|tel)$/;

const askedWord = /^(?:nere\w+|ner(?:de|den|eye)|kim\w+|neyle|neden)$/;

function readLabel(reading: Reading, range: Range, head: PhraseMatch<string> | undefined): string {
  const { language } = reading;
  const isWhole = head?.start === range.from && head.length === range.to - range.from;
  const written = lowerCase(reading.written(range), language);
  // "nereden", "kiminle": the ending is what is asked.
  if (range.to - range.from === 1 && askedWord.test(fold(written))) return upperCaseFirst(written, language);
  // "rating" is another word than "rate", "tips" is not.
  const isOtherForm =
    language === 'en' &&
    head?.isTypo === false &&
    ![head.text, `${head.text}s`, `${head.text}es`].some((form) => lettersOf(form) === lettersOf(written));
  if (isWhole) return upperCaseFirst(isOtherForm ? written : head.text, language);
  const noun =
    language === 'tr'
      ? toTurkishNoun(reading, range.from, range.to, 'object').noun
      : lowerCase(reading.written(range), 'en');
  return keepAcronyms(
    upperCaseFirst(noun.replaceAll(/["'“”*_`]/g, '').trim(), language),
    reading.written(range),
  );
}

/** Words that ask for yes or no: "whether they paid", "ödendi mi". */
function readQuestion(reading: Reading, { from, to }: Range): { range: Range; isBoolean: boolean } {
  const first = reading.folded(from);
  const isAsked =
    /^(?:do|does|are|can)$/.test(first) && /^(?:we|they|i|he|she|it)$/.test(reading.folded(from + 1));
  // Turkish "iş" is folded like "is".
  if (reading.language === 'en' && (isAsked || /^(?:whether|if|is|has|did|was)$/.test(first))) {
    let start = from + 1;
    while (
      start < to - 1 &&
      /^(?:they|it|he|she|the|a|have|has|been|is|are|was|were|i|we)$/.test(reading.folded(start))
    )
      start += 1;
    return { range: { from: start, to }, isBoolean: true };
  }
  const last = reading.folded(to - 1);
  if (/^m[iu]$/.test(last) && to - from > 1) return { range: { from, to: to - 1 }, isBoolean: true };
  return { range: { from, to }, isBoolean: false };
}

/** "distance in km", "ağırlık kg": the unit without brackets. */
function unitAfter(reading: Reading, { from, to }: Range): Range | undefined {
  if (to - from < 3 || reading.folded(to - 2) !== 'in') return undefined;
  const isMeasure = [unitPattern, moneyUnits, spelledUnits, currencies].some((units) =>
    units.test(reading.folded(to - 1)),
  );
  return isMeasure ? { from: to - 1, to } : undefined;
}

/** "kayıt tutmak", "use pounds" name no field. */
function isAction(reading: Reading, { from, to }: Range): boolean {
  if (/^(?:use|best|sell)$/.test(reading.folded(from)) && /^(?:by|before)$/.test(reading.folded(from + 1)))
    return false;
  // "record sales", "track payments": what the app does.
  if (
    reading.language === 'en' &&
    to - from === 2 &&
    /^(?:record|track|log|count|calculate|export)$/.test(reading.folded(from)) &&
    /^(?:sales|payments|visits|orders|expenses|hours|attendance|income|spending|progress)$/.test(
      reading.folded(to - 1),
    )
  )
    return true;
  if (reading.language === 'en')
    return /^(?:use|make|show|add|create|let|allow|be|keep|see|get|please|it|i|we)$/.test(
      reading.folded(from),
    );
  const last = reading.folded(to - 1);
  return /.{3}m[ae]k$/.test(last) && readTurkishVerb(last)?.mood === 'purpose';
}

const dropPossessor = (reading: Reading, { from, to }: Range): Range => {
  const word = reading.words[from];
  const isGenitive =
    word !== undefined &&
    to - from > 1 &&
    (/^n?[iu]n$/.test(word.ending) || /(?:n[iu]n|l[ae]r[iu]n|[iu]m[iu]n)$/.test(word.folded));
  return isGenitive ? { from: from + 1, to } : { from, to };
};

/** "what I paid" is an amount, not a yes or no. */
const wholeSum = /^(?:what|how much) (?:i|we|they|he|she) (?:paid|pay|charged?|owe|spent|want for)\b/;

/** "ada", "masa": as a part of an enumeration it has no case. */
const isShortWithCase = ({ words, language }: Reading, { from, to }: Range): boolean => {
  const { folded = '', stems = [] } = words[from] ?? {};
  const exact = stems.filter(({ isTypo }) => !isTypo);
  return (
    language === 'tr' &&
    to - from === 1 &&
    folded.length < 5 &&
    exact.length > 0 &&
    exact.every(({ suffixes }) => suffixes.case === 'dative' || suffixes.case === 'locative')
  );
};

/** A field from a part of an enumeration, typed by its words and brackets. */
export function readField(reading: Reading, item: ListItem): FieldReading | undefined {
  const { language } = reading;
  const scale = readScale(reading, item.range);
  if (scale) return scale;
  if (item.head) return readShared(reading, item.range, item.head);
  const price = askedPrice(reading, item.range.from, item.range.to);
  if (price) return { field: price, isKnown: true };
  const owned = dropPossessor(reading, item.range);
  const question = readQuestion(reading, owned);
  const unit = unitAfter(reading, question.range);
  const range = unit ? { from: question.range.from, to: unit.from - 1 } : question.range;
  const brackets = item.brackets ?? unit;
  if (range.to <= range.from || range.to - range.from > 5) return undefined;
  if (range.to - range.from === 1 && !brackets && isScreenName(reading.folded(range.from))) return undefined;
  if (isAction(reading, range)) return undefined;
  // "verildi mi", "çantada mı": the ending is what is asked.
  const isAskedInTurkish = language === 'tr' && question.isBoolean;
  // "sahibinin adı": whose name it is.
  const isOfOwner =
    owned.from > item.range.from && range.to - range.from === 1 && ofAnyone.test(reading.folded(range.from));
  // "ada" is the word itself, not "to the name".
  const head = isShortWithCase(reading, range) ? undefined : findHead(reading, range);
  const label = (
    isShortWithCase(reading, range) || isAskedInTurkish || isOfOwner
      ? upperCaseFirst(lowerCase(reading.written(isOfOwner ? item.range : range), language), language)
      : readLabel(reading, range, head)
  ).slice(0, 60);
  if (!/\p{L}/u.test(label)) return undefined;
  const changes = brackets ? readBrackets(reading.written(brackets), language) : {};
  const sum = language === 'en' && wholeSum.test(fold(reading.written(range))) ? 'money' : undefined;
  // "paid until", "drink by"
  // "date checked", "date it arrived": a day, whatever happens then.
  const isDay =
    language === 'en' &&
    range.to - range.from > 1 &&
    reading.folded(range.from) === 'date' &&
    !/^(?:of|and|night|place|idea|ideas)$/.test(reading.folded(range.from + 1));
  // "planted on", "tasted on"
  const isOn =
    language === 'en' &&
    range.to - range.from > 1 &&
    reading.folded(range.to - 1) === 'on' &&
    dayVerb.test(reading.folded(range.to - 2));
  const isUntil =
    isDay || isOn || (language === 'en' && /^(?:until|till|by)$/.test(reading.folded(range.to - 1)));
  const byWord = head === undefined ? typeOfWord(label, reading.text) : undefined;
  const isPlain = byWord === undefined && namesGroup.test(fold(label)) && brackets === undefined;
  const type =
    changes.type ??
    (isUntil ? 'date' : question.isBoolean ? 'boolean' : (sum ?? byWord ?? (isPlain ? 'text' : undefined)));
  const isKnown =
    isUntil || head !== undefined || changes.type !== undefined || question.isBoolean || byWord !== undefined;
  return {
    field: {
      label,
      use: toUse(language, label, sum || isUntil || byWord || isPlain ? undefined : head?.value, {
        ...changes,
        ...(type ? { type } : {}),
      }),
    },
    isKnown,
  };
}

/** The name of a group, no category of rows. */
const namesGroup = /^(?:group|grup|grubu)$/;

const counts: Readonly<Record<string, number>> = { one: 1, five: 5, ten: 10 };

/** "pain 1 to 10", "mood one to five": a number within limits, or stars. */
function readScale(reading: Reading, { from, to }: Range): FieldReading | undefined {
  if (reading.language !== 'en' || to - from < 4 || reading.folded(to - 2) !== 'to') return undefined;
  const [low, high] = [to - 3, to - 1].map((at) => {
    const text = reading.folded(at);
    return ownValue(counts, text) ?? (/^\d+$/.test(text) ? Number(text) : undefined);
  });
  if (low === undefined || high === undefined || high <= low || high > 100) return undefined;
  const end = /^(?:from|on|of|out)$/.test(reading.folded(to - 4)) ? to - 4 : to - 3;
  const label = upperCaseFirst(lowerCase(reading.written({ from, to: end }), 'en'), 'en');
  const labels = { tr: label, en: label };
  const id = toIdentifier(label, 'field');
  const use: FieldUse =
    low <= 1 && high === 5
      ? { id, label: labels, type: 'rating' }
      : { id, label: labels, type: 'number', minimum: low, maximum: high };
  return /\p{L}/u.test(label) ? { field: { label, use }, isKnown: true } : undefined;
}

/** "start" in "start and end mileage": the field of the shared noun with its own label. */
function readShared(reading: Reading, { from, to }: Range, head: Range): FieldReading | undefined {
  const { language } = reading;
  const whole = readField(reading, { range: { from: head.from - 1, to: head.to }, brackets: undefined });
  if (!whole) return undefined;
  const noun = whole.field.label.split(' ').slice(1).join(' ');
  const label = upperCaseFirst(`${lowerCase(reading.written({ from, to }), language)} ${noun}`, language);
  const labels = { tr: label, en: label };
  const { use } = whole.field;
  const base = typeof use === 'string' ? { use } : use;
  const shared: FieldUse = { ...base, id: toIdentifier(label, 'field'), label: labels };
  return { field: { label, use: shared }, isKnown: whole.isKnown };
}

function toUse(
  language: 'tr' | 'en',
  label: string,
  code: string | undefined,
  changes: Partial<LexiconField>,
): FieldUse {
  const labels = { tr: label, en: label };
  const known = code === undefined ? undefined : fieldCatalogue[code];
  if (code === undefined || !known)
    return { id: toIdentifier(label, 'field'), label: labels, type: changes.type ?? 'text', ...changes };
  const isSame = fold(known.label[language]) === fold(label);
  if (isSame && Object.keys(changes).length === 0) return code;
  const keepsType = known.type === changes.type || changes.type === undefined;
  const ownId = toIdentifier(label, known.id);
  // "name (kg)" is a number: the names of people are no values of it.
  const isOther = !keepsType && known.type === 'text' && ownId === known.id;
  return {
    use: code,
    label: labels,
    ...((isSame && !isOther) || (keepsType && known.type === 'reference')
      ? {}
      : { id: isOther ? `${ownId}Value` : ownId }),
    ...changes,
  };
}
