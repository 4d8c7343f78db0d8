import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { fieldOfRole } from './entity-shape.ts';
import { findStockRule } from './stock-rule.ts';

const countUnits =
  /^(?:adet|kişi|kişilik|parça|tane|people|persons?|guests?|seats?|pcs|pieces?|items?|units?)$/i;

/** People, seats and places, which have no parts. */
const peopleWords =
  /(?:^|[^\p{L}])(?:kişi|misafir|davetli|katılımcı|koltuk|kontenjan|kapasite|people|persons?|guests?|attendees|participants|seats?|capacity)/iu;

/** A label that is about a measure, or that says nothing about pieces: "Miktar (kg)", "Metre", "Amount". */
const measureWords =
  /(?:^|[^\p{L}])(?:miktar|kg|kilo|gr?|gram|ton|lt?|ml|litre|cm|mm?|m[²2]|metre|saat|dakika|gün|amount|weight|length|volume|lit(?:re|er)s?|met(?:re|er)s?|hours?|minutes?|days?|mah|gb|mb|tb|percent)(?![\p{L}])|%/iu;

const isPieces = (entity: Entity, field: Field): boolean =>
  field.type === 'number' &&
  field.formula === undefined &&
  (field.unit === undefined || countUnits.test(field.unit)) &&
  !measureWords.test(field.label) &&
  // Rows of one list may have different units.
  !entity.fields.some(({ id, label }) => id === 'unit' || /^(?:birim|unit)$/i.test(label)) &&
  entity.samples.every((row) => {
    const value = row[field.id];
    return typeof value !== 'number' || Number.isInteger(value);
  });

/** Whether the number of the field counts things or people and never has a fraction. */
export function isWholeCount(
  entity: Entity,
  field: Field,
  spec: Pick<AppSpec, 'entities' | 'screens'>,
): boolean {
  if (!isPieces(entity, field)) return false;
  if (peopleWords.test(field.label) || /^(?:people|guests|capacity|seats)$/.test(field.id)) return true;
  const stock = findStockRule(spec);
  // What moves the stock is counted as the stock is.
  if (stock?.movement.id === entity.id && stock.amount.id === field.id)
    return isPieces(stock.product, stock.quantity);
  const isStock =
    stock?.product.id === entity.id ||
    spec.screens.some(({ kind, entity: shown }) => kind === 'stock' && shown === entity.id);
  if (!isStock) return false;
  if (field.role === 'quantity') return true;
  const quantity = fieldOfRole(entity, 'quantity');
  return field.role === 'minimum' && quantity !== undefined && isPieces(entity, quantity);
}
