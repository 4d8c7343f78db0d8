import { amountField } from '../../print/entity/number-value.ts';
import { canTotal, countOfRows } from '../../print/entity/row-total.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { type FollowUp, readFollowUp } from '../follow-up.ts';
import { entityFor } from './add-field.ts';
import { readAddedScreen } from './add-screen.ts';
import { type Change, nothing, operations, type ReadChange } from './change.ts';
import { findList } from './main-list.ts';

const total = / (?:toplam\w*|yekun\w*|tutar[iı]n toplami|totals?|sum|grand total|overall|altogether) /;
/** "kaç üye var görünsün", "how many members at the top". */
const count =
  / (?:kac (?:\w+ ){0,2}(?:var|oldu|oldugu\w*|kaldi\w*)|(?:kayit|kisi|uye|toplam) sayisi\w*|how many|number of|count of) /;
const shown =
  / (?:ustte|uste|tepede|basta|basinda|yukarida|altta|goster\w*|gorun\w*|gorey\w*|gorel\w*|gorebil\w*|yazsin|ciksin|dursun|hesapla\w*|olsun|ekle\w*|at the (?:top|bottom)|on top|up top|show\w*|see|display\w*|add|put) /;
/** Where or that a number is shown; without it "how many" is a question. */
const placed =
  / (?:ustte|uste|tepede|basta|basinda|yukarida|altta|goster\w*|gorun\w*|yazsin|ciksin|dursun|at the (?:top|bottom)|on top|up top|show\w*|display\w*) /;
/** Totals by time or by part have a screen of their own. */
const byPart =
  / (?:ayl[iı]k|haftal[iı]k|gunluk|yillik|ay|hafta|yil|monthly|weekly|daily|yearly|month|week|per|each|basina) /;

/** The field that is added up: the one that is named, else the amount; undefined for the count of rows. */
function summed(followUp: FollowUp, entity: Entity): Field | undefined {
  const named = followUp.targets.flatMap(({ target }) =>
    target.kind === 'field' && target.entity.id === entity.id && canTotal(target.field) ? [target.field] : [],
  )[0];
  if (named !== undefined) return named;
  return followUp.targets.some(({ target }) => target.kind === 'entity') ? undefined : amountField(entity);
}

/** Debts and payments in one list: their sum says nothing, balances add them up. */
const isSigned = ({ entities }: AppSpec, entity: Entity): boolean =>
  entities.some(({ fields }) =>
    fields.some(
      ({ formula }) =>
        formula?.kind === 'sumOf' && formula.entity === entity.id && formula.minusWhen !== undefined,
    ),
  );

/** "haftalık toplamı göster": what statistics show. */
function readStatistics({ spec, targets }: FollowUp): Change | undefined {
  if (targets.some(({ target }) => target.kind === 'screen')) return undefined;
  const wish = spec.language === 'tr' ? 'istatistik ekranı ekle' : 'add a statistics screen';
  return readAddedScreen(readFollowUp(wish, spec));
}

/** "toplam borç üstte yazsın", "total members at the top": a figure above the list. */
export const readTotal: ReadChange = (followUp) => {
  const { has, spec, quoted } = followUp;
  const isCount = has(count);
  // "how much did we get in total" asks.
  if (has(/^ (?:how much|where|what|ne kadar|nerede) /) || (isCount && !has(placed))) return undefined;
  if ((!has(total) && !isCount) || !has(shown) || quoted.length > 0) return undefined;
  if (has(byPart)) return isCount ? undefined : readStatistics(followUp);
  if (has(/ (?:alan\w*|field|column|ekran\w*|sayfa\w*|sekme\w*|screen|page|tab) /)) return undefined;
  const named = followUp.targets.flatMap(({ target }) =>
    target.kind === 'field' && canTotal(target.field) ? [target.entity] : [],
  )[0];
  const entity = named ?? entityFor(followUp);
  const list = entity && findList(spec, entity);
  if (entity === undefined || list === undefined) return undefined;
  const field = isCount ? undefined : summed(followUp, entity);
  if (field !== undefined && isSigned(spec, entity)) return nothing('same');
  const figure = field?.id ?? countOfRows;
  if (list.options['total'] === figure) return nothing('same');
  return operations({
    kind: 'changeScreen',
    screen: { ...list, options: { ...list.options, total: figure } },
  });
};
