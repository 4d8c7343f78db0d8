import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { Range } from '../../understand/reading.ts';
import type { FollowUp } from '../follow-up.ts';
import { screenWord, sorts } from '../verbs.ts';
import { nothing, operations, type ReadChange } from './change.ts';

const verbs =
  / (?:cikar\w*|al|alin|alsana|alalim|getir\w*|tasi\w*|koy\w*|olsun|gelsin|dursun|yap\w*|move|put|place|make|bring|should|must|show|have|at|atalim|sorulsun|gorunsun|gozuksun|ciksin|goes|go|comes|come|in the form|formda) /;
const before =
  / (?:onune|onunde|oncesine|oncesinde|ustune|ustu|ustunde|uzerine|uzerinde|yukarisina|once|above|before|over|ahead of|in front of) /;
const after =
  / (?:altina|alti|altinda|asagisina|arkasina|arkasinda|sonrasina|sonrasinda|sonra|yanina|below|after|under|beneath|behind|next to) /;
const first =
  / (?:basa|en basa|basta|en basta|ilk (?:alan|sira|olarak|olsun|gelsin|satir)\w*|en ustte|en uste|en ustune|en yukari\w*|first|to the top|at the (?:very )?top|on top|top of the form) /;
const last =
  / (?:sona|en sona|sonda|en sonda|son (?:alan|sira|olarak|olsun|gelsin|satir)\w*|en altta|en alta|en altina|en asagi\w*|last|to the bottom|at the (?:very )?bottom|to the end|at the end) /;
/** An order of rows, not of fields: "en yeni üstte". */
const rows =
  / (?:en (?:yeni|eski|son|cok|az|pahali|ucuz|yuksek|dusuk)\w*|newest|oldest|latest|cheapest|highest|lowest|tarihine gore|gore|by|olan\w*) /;

interface Named {
  readonly entity: Entity;
  readonly field: Field;
  readonly range: Range;
}

/** "move" is another word for an exercise, too. */
const isVerb = /^(?:move|place|order)$/;

const namedFields = ({ targets, reading }: FollowUp): readonly Named[] =>
  targets
    .filter(({ range }, _, all) => {
      const word = reading.folded(range.from);
      return !isVerb.test(word) && (word !== 'yeri' || all.length < 3);
    })
    .flatMap(({ target, range }) =>
      target.kind === 'field' ? [{ entity: target.entity, field: target.field, range }] : [],
    )
    .filter(({ range }, at, all) => all.findIndex((other) => other.range.from === range.from) === at);

/** "kilometreyi tarihin altına al", "move rating above duration", "make notes the first field". */
export const readMovedField: ReadChange = (followUp) => {
  const { has, targets } = followUp;
  if (has(sorts) || has(rows) || (has(screenWord) && !has(/ (?:alan\w*|field|fields|kutu\w*) /)))
    return undefined;
  const [one, other] = namedFields(followUp);
  if (one === undefined || targets.some(({ target }) => target.kind === 'screen')) return undefined;
  const { entity, field } = one;
  // "total of fees at the top" is about their sum.
  if (has(/ (?:total|totals|sum) of /) && !/total|sum/i.test(field.label)) return undefined;
  const from = entity.fields.findIndex(({ id }) => id === field.id);
  const reference = entity.fields.findIndex(({ id }) => id === other?.field.id);
  if (other !== undefined && other.entity.id === entity.id && reference !== from) {
    // "reps before sets please" needs no verb.
    const isPlaced = has(before) || has(after);
    if (!isPlaced) return undefined;
    const rest = reference > from ? reference - 1 : reference;
    const index = has(after) ? rest + 1 : rest;
    return index === from
      ? nothing('same')
      : operations({ kind: 'moveField', entity: entity.id, field: field.id, index });
  }
  // "cost at the very top" needs no verb.
  const isBare = has(/ (?:at the very (?:top|bottom)|(?:top|bottom) of the form) /);
  if (other !== undefined || !(has(verbs) || isBare)) return undefined;
  const index = has(first) ? 0 : has(last) ? entity.fields.length - 1 : undefined;
  if (index === undefined) return undefined;
  return index === from
    ? nothing('same')
    : operations({ kind: 'moveField', entity: entity.id, field: field.id, index });
};
