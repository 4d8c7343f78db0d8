import { hasStem } from '../fold-text.ts';
import { words } from '../words.ts';
import { applyAnswer, type Change, talkAnswer } from './change.ts';
import { findQuotedTexts } from './quoted-texts.ts';
import { replaceText } from './replace-text.ts';

const stems = [
  'yerine',
  'degistir',
  'yap',
  'olsun',
  'yaz',
  'cevir',
  'change',
  'replace',
  'instead',
  'rename',
  'make',
  'turn',
  'set',
];

/** Replaces a text of the app: `'A' yerine 'B' yaz`, `replace "A" with "B"`. */
export const changeText: Change = ({ prompt, folded, language, files }) => {
  const [first, second] = findQuotedTexts(prompt);
  if (first === undefined || second === undefined || !hasStem(folded, stems)) return undefined;
  // "use B instead of A" has the new text first.
  const isReversed = /instead of/.test(folded);
  const [before, after] = isReversed ? [second, first] : [first, second];
  const text = words[language].text;
  const changed = replaceText(files, before, after);
  const paths = Object.keys(changed);
  if (paths.length === 0) return talkAnswer(text.missing(before));
  return applyAnswer({
    title: text.title,
    explanation: text.done(before, after),
    files: changed,
    changes: paths.map((path) => text.changed(path)),
  });
};
