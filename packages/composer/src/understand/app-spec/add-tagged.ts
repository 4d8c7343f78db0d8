import { fold } from '../../language/fold.ts';
import { toIdentifier } from '../../language/identifiers.ts';
import type { LexiconField } from '../../lexicon/subject.ts';
import { toOptions } from '../lists/read-field.ts';
import { isScreenName } from '../lists/screen-names.ts';
import type { AppUnderstanding, ExplicitField, TaggedPart } from '../understanding.ts';
import { addRemaining, isSaid, saidWords } from './add-remaining.ts';
import type { DraftEntity } from './draft-entity.ts';
import { addFields } from './merge-fields.ts';

/** More than so many parts that no reader found are a story. */
const maximum = 6;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    fold(text)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1),
  );

/** A choice between the options of a part; of a field that the app has it keeps id and label. */
function asChoice(
  { field, options }: TaggedPart,
  own: LexiconField | undefined,
  language: 'tr' | 'en',
): ExplicitField {
  const texts = options.map(({ text }) => text);
  return {
    label: own?.label[language] ?? field.label,
    use: {
      id: own?.id ?? toIdentifier(field.label, 'choice'),
      label: own?.label ?? { tr: field.label, en: field.label },
      type: 'choice',
      options: toOptions(texts, language),
    },
  };
}

/** Words that a field of a kind answers, whatever its label: "kim", "when". */
const answeredBy: readonly (readonly [words: RegExp, isAnswer: (field: LexiconField) => boolean])[] = [
  [
    /^(?:kim|kime|kimde|kimin|kimden|who|whom|whose|kisi|person|isim|adi|name)$/,
    ({ type, role }) => type === 'reference' || role === 'person' || role === 'title',
  ],
  [/^(?:tarih|tarihi|date|when|zaman|gun|gunu|day)$/, ({ type }) => type === 'date' || type === 'dateTime'],
  [/^kaca$/, ({ type }) => type === 'money'],
];

/** Whether a field may become a choice, or get other values: not the title, and none that a rule is about. */
const canChoose = ({ rules }: DraftEntity, { id, type, role, options }: LexiconField): boolean =>
  role !== 'title' &&
  (type === 'text' || (type === 'choice' && options !== undefined)) &&
  !JSON.stringify(rules).includes(`"${id}"`);

const hasOptions = ({ options = [] }: LexiconField, part: TaggedPart, language: 'tr' | 'en'): boolean => {
  const labels = options.map(({ label }) => fold(label[language]));
  return part.options.every(({ text }) => labels.some((label) => label.startsWith(fold(text).slice(0, 4))));
};

/** Adds what a description names and no text of the app shows: tagged parts first, because they have options. */
export function addUnsaid(drafts: readonly DraftEntity[], understanding: AppUnderstanding): void {
  addTagged(drafts, understanding);
  addRemaining(drafts, understanding);
}

function addTagged(drafts: readonly DraftEntity[], understanding: AppUnderstanding): void {
  const [main] = drafts;
  const { taggedParts = [], language } = understanding;
  if (!main) return;
  const said = saidWords(drafts, understanding);
  const isAnswered = (words: readonly string[]): boolean =>
    words.length > 0 &&
    answeredBy.some(
      ([asked, isAnswer]) => words.every((word) => asked.test(word)) && main.fields.some(isAnswer),
    );
  const isShown = (words: readonly string[]): boolean =>
    isAnswered(words) || words.some((word) => isSaid(word, said));
  const added: ExplicitField[] = [];
  for (const part of taggedParts) {
    if (part.words.length > 0 && part.words.every(isScreenName)) continue;
    const isChoice = part.options.length > 1;
    if (!isShown(part.words)) {
      const areSaid = part.options.every(({ words }) => isShown(words));
      if (!isChoice) added.push(part.field);
      // A field with these values may have another name.
      else if (!areSaid) added.push(asChoice(part, undefined, language));
      continue;
    }
    const own = main.fields.find(
      (each) =>
        canChoose(main, each) && part.words.some((word) => isSaid(word, wordsOf(each.label[language]))),
    );
    if (isChoice && own && !hasOptions(own, part, language)) added.push(asChoice(part, own, language));
  }
  if (added.length <= maximum) addFields(main, added, language);
}
