import { fold, upperCaseFirst } from '../../language/fold.ts';
import { listAppTexts } from '../../print/print-app.ts';
import { textMaximum } from '../../spec/app-spec.ts';
import { checkSpec } from '../../spec/read-spec.ts';
import type { FollowUp } from '../follow-up.ts';
import { nothing, operations, type ReadChange } from './change.ts';
import { findRenaming, isSentence } from './rename.ts';

const control =
  /\b(?:butonu?n?\w*|dugme\w*|tusu?\w*|yazisi?\w*|baslig\w*|mesaj\w*|metni?\w*|yazan|button\w*|label|text|title|heading|message|caption|the|of|for|on)\b/g;

/** Words for buttons that every app has, by the name of their text. */
const known: readonly (readonly [words: RegExp, names: RegExp])[] = [
  [/^(?:kaydet\w*|save\w*|kayit)$/, /^common\.save$/],
  [/^(?:sil\w*|delete|remove)$/, /^common\.remove$/],
  [/^(?:duzenle\w*|edit)$/, /^common\.edit$/],
  [/^(?:ekle\w*|ekleme|add|new|yeni)$/, /\.(?:add|newTitle)$/],
  [/^(?:ara\w*|search)$/, /\.search$/],
];

/** "ekle butonunda Kaydı gir yazsın", "on the save button write Done": a control and its new text. */
const onControl = [
  /^(.+?) (?:buton|dugme|tus)\w*(?: uzerinde| ustunde)? (?:artik )?(.+?) (?:yaz\w*|olsun|desin|densin|gorunsun)\s*[.!]?$/d,
  /^(?:make |change )?(?:the )?(.+?) button(?:'s)?(?: text| label)? (?:to )?(?:say|saying|read|be|to|should (?:say|be|read)|says) (.+?)\s*[.!]?$/d,
  /^(?:on )?(?:the )?(.+?) button (?:write|put|should say) (.+?)\s*[.!]?$/d,
] as const;
/** "write Done on the save button". */
const ontoControl = /^(?:write|put|show) (.+?) on the (.+?) button\s*[.!]?$/d;

/** Whether one part of the app has all of these words as its name. */
const isWholeName = ({ reading, targets }: FollowUp, [from, to]: readonly [number, number]): boolean =>
  targets.some(
    ({ range }) =>
      (reading.words[range.from]?.start ?? -1) <= from && (reading.words[range.to - 1]?.end ?? 0) >= to - 1,
  );

/** "Yeni kayıt yerine Randevu al": a text that is written out, of which only a word names a part of the app. */
export const readWrittenText: ReadChange = (followUp) => {
  const renaming = findRenaming(followUp);
  if (renaming === undefined) return undefined;
  const written = followUp.reading.text.slice(...renaming.from).trim();
  if (!written.includes(' ') || isWholeName(followUp, renaming.from)) return undefined;
  const isShown = [...listAppTexts(followUp.spec).values()].some((text) => fold(text) === fold(written));
  return isShown ? readOwnText(followUp) : undefined;
};

/** The text of a button, a heading or a note that the follow-up gives another wording. */
export const readOwnText: ReadChange = (followUp) => {
  const { reading, spec, quoted } = followUp;
  const text = fold(reading.text);
  const match = onControl.map((pattern) => pattern.exec(text)).find((each) => each !== null);
  const onto = ontoControl.exec(text);
  const [from, to] =
    onto === null ? [match?.indices?.[1], match?.indices?.[2]] : [onto.indices?.[2], onto.indices?.[1]];
  const renaming =
    from !== undefined && to !== undefined
      ? { from, to: quoted.at(-1) ?? reading.text.slice(...to) }
      : findRenaming(followUp);
  if (renaming === undefined || renaming.to.trim() === '' || isSentence.test(fold(renaming.to)))
    return undefined;
  const written = reading.text
    .slice(...renaming.from)
    .replaceAll(/["“”'‘’]/g, '')
    .trim();
  const wanted = fold(written);
  const bare = wanted.replaceAll(control, ' ').replaceAll(/\s+/g, ' ').trim();
  if (bare === '') return undefined;
  // An earlier wish of the same message may have taken a field that a screen needs; the message is refused then.
  if (checkSpec(spec).length > 0) return undefined;
  const texts = [...listAppTexts(spec)];
  const withValue = (value: string): readonly string[] =>
    texts.filter(([, each]) => fold(each) === value).map(([name]) => name);
  const names = [wanted, bare].map(withValue).find((found) => found.length > 0);
  const pattern = known.find(([words]) => words.test(bare))?.[1];
  const found =
    names ??
    (pattern === undefined ? [] : texts.filter(([name]) => pattern.test(name)).map(([name]) => name));
  if (found.length === 0) return undefined;
  const label = upperCaseFirst(renaming.to.trim(), spec.language).slice(0, 120);
  const changed = found.filter((name) => texts.some(([each, value]) => each === name && value !== label));
  if (changed.length === 0) return nothing('same');
  if (Object.keys(spec.texts ?? {}).length + changed.length > textMaximum)
    return nothing('notPossible', reading.text.trim().slice(0, 60));
  return operations({ kind: 'setTexts', texts: Object.fromEntries(changed.map((name) => [name, label])) });
};
