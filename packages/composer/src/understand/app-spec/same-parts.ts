import { fold } from '../../language/fold.ts';
import type { LexiconField } from '../../lexicon/subject.ts';
import type { AppUnderstanding } from '../understanding.ts';
import type { DraftEntity } from './draft-entity.ts';

/** What a subject calls a part, and what people call it. */
const same: readonly (readonly [own: RegExp, listed: RegExp])[] = [
  [/^(?:duration|sure)$/, /^(?:minutes|mins|minutes spent|hours|dakika|dk)$/],
  [/^(?:child|cocuk)$/, /^(?:kid|kids|son|daughter|oglum|kizim)$/],
];

/** "Screen time: kid, minutes": a part that the description lists is the subject's own one by another word, which is kept. */
export function samePartsOnce(drafts: readonly DraftEntity[], { language }: AppUnderstanding): DraftEntity[] {
  const [main, ...others] = drafts;
  if (main === undefined) return [];
  const called = (field: LexiconField): string => fold(field.label[language]);
  const fields = same.reduce<readonly LexiconField[]>((all, [ownName, listedName]) => {
    const own = all.find((field) => ownName.test(called(field)) && field.role !== undefined);
    const listed = all.find((field) => listedName.test(called(field)));
    if (own === undefined || listed === undefined) return all;
    return all.flatMap((field) =>
      field === listed ? [] : field === own ? [{ ...own, label: listed.label }] : [field],
    );
  }, main.fields);
  return [{ ...main, fields: [...fields] }, ...others];
}
