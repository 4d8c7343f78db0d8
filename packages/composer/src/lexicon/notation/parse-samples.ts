import type { LexiconField, LexiconValue, LocalText } from '../subject.ts';
import { toList, toLocalText } from './local-text.ts';

/**
 * Reads sample rows: one per line, cells separated by ' | ' in the order of the fields. Computed fields and photos have no
 * cell; a last cell such as '@vase' names the drawing of the row. An empty cell is no value. Cells by type: 'tr~en' texts and numbers; '+3' or '-1 10:30' days from today with time;
 * '1' is true; the id of an option; the index of the row that is referred to; lists and weekdays separated by ';'. '¶' begins a
 * paragraph.
 */
export function parseSamples(
  source: string,
  fields: readonly LexiconField[],
): Readonly<Record<string, LexiconValue>>[] {
  const typed = fields.filter((field) => field.formula === undefined && field.type !== 'photo');
  const photos = fields.filter((field) => field.type === 'photo');
  return toList(source, '\n').map((line) => {
    const all = line.split('|').map((cell) => cell.trim());
    const picture = all.at(-1)?.startsWith('@') ? all.pop()?.slice(1) : '';
    const cells = all;
    if (cells.length > typed.length) throw new Error(`more cells than fields: ${line}`);
    const row: Record<string, LexiconValue> = {};
    for (const [index, field] of typed.entries()) {
      const value = parseCell(cells[index] ?? '', field);
      if (value !== undefined) row[field.id] = value;
    }
    for (const photo of photos) row[photo.id] = picture ?? '';
    return row;
  });
}

export function parseCell(cell: string, { type, id }: LexiconField): LexiconValue | undefined {
  if (type === 'boolean') return cell === '1';
  if (cell === '') return undefined;
  switch (type) {
    case 'number':
    case 'money':
    case 'percent':
    case 'duration':
    case 'rating':
      return toNumberValue(cell, id);
    case 'date':
    case 'dateTime': {
      const [day = '', time] = cell.split(' ');
      return { day: expectNumber(day, id), ...(time ? { time } : {}) };
    }
    case 'reference':
      return { row: expectNumber(cell, id) };
    case 'weekdays':
      return toList(cell, ';');
    case 'list':
    case 'tags':
      return toList(cell, ';').map(toLocalText);
    default: {
      const text = cell.replaceAll(/ *¶ */g, '\n\n');
      return text.includes('~') ? toLocalText(text) : text;
    }
  }
}

function toNumberValue(cell: string, id: string): LexiconValue {
  if (!cell.includes('~')) return expectNumber(cell, id);
  const { tr, en }: LocalText = toLocalText(cell);
  return { tr: expectNumber(tr, id), en: expectNumber(en, id) };
}

function expectNumber(cell: string, id: string): number {
  const value = Number(cell);
  if (Number.isNaN(value)) throw new Error(`not a number for ${id}: ${cell}`);
  return value;
}
