import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import { applyOperations } from '../apply-operation.ts';
import { addNamedField, entityFor } from './add-field.ts';
import { addedScreen } from './added-screens.ts';
import { type Change, nothing, type ReadChange } from './change.ts';

const titles = { tr: 'Takvim', en: 'Calendar' } as const;
const dates = { tr: 'tarih', en: 'date' } as const;

/** Ways to ask for one that name no screen: "could the visits be laid out on a calendar", "takvimde görelim". */
const wishes = [
  / (?:show|see|put|lay|laid|display|view|arrange|have|want|list|plot|look) (?:\w+ ){0,6}(?:on|in|into|as|at|to) (?:an? |the |some |one |my )?(?:\w+ )?calendar /,
  / (?:give|get|make|need|want|show|have|like|see|love|do|add) (?:me |us |in )?(?:an? |the |one |some )(?:\w+ )?calendar /,
  / calendar (?:view|screen|page|tab|please|pls|plz) /,
  /^ (?:and |also |plus )?(?:an? |one )?calendar (?:as well|too|also|would|so|to|where|that|with) /,
  // "month view calendar please": nothing else is said.
  /^ (?:an? |one |the )?(?:\w+ ){0,2}calendar (?:please|pls|plz) $/,
  /^ (?:bir |bi )?(?:\w+ )?takvimi? (?:lutfen|ltf) $/,
  / takvimde (?:\w+ ){0,2}(?:gor\w*|goster\w*|cik\w*|dur\w*|olsun) /,
  / takvim (?:\w+ ){0,2}(?:gor\w*|goster\w*|ekle\w*|koy\w*|ekran\w*|olsun|lazim|iste\w*|yap\w*|gerek\w*|gelsin) /,
  / takvim (?:seklinde|gibi|gorunum\w*) | takvime (?:dok\w*|koy\w*|isle\w*) /,
];

/** A calendar of another program, one that goes or is named, the first day of its weeks, or a part of a row. */
const otherWish =
  / (?:google|outlook|apple|iphone|sync\w*|export\w*|remove|delete|drop|rid|hide|without|no|not|dont|never|rename\w*|call|called|starts?|begins?|monday|sunday|saturday|fields?|column|icon|colou?r|sil\w*|kaldir\w*|cikar\w*|istemi\w*|gereksiz|yok|adi|ismi|basla\w*|alan\w*|ikon\w*|reng\w*|aktar\w*) /;

/** Operations that show rows in a calendar; rows without a date get one. */
export function addCalendar(spec: AppSpec, entity: Entity | undefined, title: string): Change {
  if (spec.screens.some(({ kind }) => kind === 'calendar')) return nothing('same');
  const found = addedScreen(spec, 'calendar', title);
  if (found.length > 0) return { kind: 'operations', operations: found };
  const dated = entity === undefined ? undefined : addNamedField(dates[spec.language], entity, spec);
  if (dated?.kind !== 'operations') return nothing('notPossible', title);
  const shown = addedScreen(applyOperations(spec, dated.operations).spec, 'calendar', title);
  if (shown.length === 0) return nothing('notPossible', title);
  return { kind: 'operations', operations: [...dated.operations, ...shown] };
}

/** "calendar view please", "give us a calendar for the matches", "takvimde görelim". */
export const readCalendar: ReadChange = (followUp) => {
  const text = ` ${fold(followUp.reading.text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  if (otherWish.test(text) || !wishes.some((wish) => wish.test(text))) return undefined;
  return addCalendar(followUp.spec, entityFor(followUp), titles[followUp.spec.language]);
};
