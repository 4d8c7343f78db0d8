import { fold } from '../../language/fold.ts';
import { toIdentifier } from '../../language/identifiers.ts';
import type { LexiconField } from '../../lexicon/subject.ts';
import { toOptions } from '../lists/read-field.ts';
import type { AppUnderstanding, ExplicitField, TaggedPart } from '../understanding.ts';
import { isSaid, saidWords } from './add-remaining.ts';
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

/** The part as a choice between its options, with the label that the app has for it. */
function asChoice({ options }: TaggedPart, label: string, language: 'tr' | 'en'): ExplicitField {
  return {
    label,
    use: {
      id: toIdentifier(label, 'choice'),
      label: { tr: label, en: label },
      type: 'choice',
      options: toOptions(
        options.map(({ text }) => text),
        language,
      ),
    },
  };
}

/** Words that a field of a kind answers, whatever its label: "kim", "when". */
const answeredBy: readonly (readonly [words: RegExp, isAnswer: (field: LexiconField) => boolean])[] = [
  [
    /^(?:kim\w{0,3}|who\w{0,2}|kisi|person|isim|ad|adi|name)$/,
    ({ type, role }) => type === 'reference' || role === 'person' || role === 'title',
  ],
  [/^(?:tarih\w{0,2}|date|when|zaman|gun\w{0,2}|day)$/, ({ type }) => type === 'date' || type === 'dateTime'],
];

const canChoose = ({ type, options }: LexiconField): boolean =>
  type === 'text' || (type === 'choice' && options !== undefined);

/** Adds the parts that the words of a description name and that no text of the app shows. */
export function addTagged(drafts: readonly DraftEntity[], understanding: AppUnderstanding): void {
  const [main] = drafts;
  const { taggedParts = [], language } = understanding;
  if (!main) return;
  const said = saidWords(drafts, understanding);
  const isAnswered = (words: readonly string[]): boolean =>
    answeredBy.some(
      ([asked, isAnswer]) => words.every((word) => asked.test(word)) && main.fields.some(isAnswer),
    );
  const isShown = (words: readonly string[]): boolean =>
    isAnswered(words) || words.some((word) => isSaid(word, said));
  const added: ExplicitField[] = [];
  for (const part of taggedParts) {
    const hasOptions = part.options.length > 1;
    const misses = hasOptions && !part.options.every(({ words }) => words.length === 0 || isShown(words));
    if (!misses && isShown(part.words)) continue;
    if (!misses) {
      added.push(part.field);
      continue;
    }
    const own = main.fields.find(
      (each) => canChoose(each) && part.words.some((word) => isSaid(word, wordsOf(each.label[language]))),
    );
    if (own || !isShown(part.words))
      added.push(asChoice(part, own?.label[language] ?? part.field.label, language));
  }
  if (added.length <= maximum) addFields(main, added, language);
}
