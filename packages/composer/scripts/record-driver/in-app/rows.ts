import { typeSearch } from './fields.ts';
import { nameOf, press, settle, until, visible } from './screen.ts';

/** How many controls of a screen have each name. */
export type RowCounts = Readonly<Record<string, number>>;

/** Filters, folded parts, days of a calendar and what cannot be pressed are buttons too, but no rows. */
const rowControls =
  '[role=button]:not([aria-expanded]):not([aria-selected]):not([aria-disabled=true]), [role=link]';

/** Chips of a group filter the list or add an entry with one press. */
const listRows = (): HTMLElement[] =>
  visible(rowControls).filter((one) => one.closest('[role=status], [role=group], [role=tablist]') === null);

export function countRows(): RowCounts {
  const counts = new Map<string, number>();
  for (const element of listRows()) {
    const name = nameOf(element);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

const scrollAreas = (): HTMLElement[] =>
  visible('div').filter(
    (one) => one.scrollHeight > one.clientHeight + 8 && getComputedStyle(one).overflowY !== 'visible',
  );

/** The rows of a screen that has read its store: they stay the same for some time. Long lists show them when scrolled. */
async function countShownRows(): Promise<RowCounts> {
  for (const area of scrollAreas()) area.scrollTop = area.scrollHeight;
  await settle();
  for (const area of scrollAreas()) area.scrollTop = 0;
  let counts = countRows();
  for (let same = 0, round = 0; same < 3 && round < 40; round += 1) {
    await settle();
    const now = countRows();
    same = JSON.stringify(now) === JSON.stringify(counts) ? same + 1 : 0;
    counts = now;
  }
  return counts;
}

/** The rows of a screen, and of all days that a calendar marks: the most rows of each name that one day has. */
export async function countSettledRows(): Promise<RowCounts> {
  const most = new Map(Object.entries(await countShownRows()));
  const chosen = visible('[role=button][aria-selected=true]');
  for (const day of markedDays()) {
    await press(day);
    await settle();
    for (const [name, count] of Object.entries(countRows()))
      most.set(name, Math.max(count, most.get(name) ?? 0));
  }
  if (markedDays().length > 0 && chosen[0]) await press(chosen[0]);
  return Object.fromEntries(most);
}

/** Names that occur more often than before, without those of messages. */
export function addedNames(before: RowCounts, now: RowCounts = countRows()): string[] {
  return Object.keys(now).filter((name) => (now[name] ?? 0) > countOf(before, name));
}

export const countOf = (counts: RowCounts, name: string): number =>
  Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0;

export const rowsNamed = (names: readonly string[]): HTMLElement[] =>
  listRows().filter((one) => names.includes(nameOf(one)));

const hasText = (element: HTMLElement, text: string): boolean =>
  nameOf(element).includes(text) || element.innerText.includes(text);

/** What can be pressed to open a record with this text: the row before the controls in it. */
export const rowsWith = (text: string): HTMLElement[] =>
  visible(rowControls)
    .filter((one) => hasText(one, text) && !/^(?:sil|delete|kaldır|remove)\b/iu.test(nameOf(one)))
    .sort((one, other) => other.innerText.length - one.innerText.length);

/** Whether a text or an input of the screen has it. */
export const isShown = (text: string): boolean =>
  visible('input, textarea').some((one) => 'value' in one && String(one.value).includes(text)) ||
  visible('div, span, [aria-label]').some(
    (one) =>
      one.getAttribute('aria-label')?.includes(text) ||
      (one.childElementCount === 0 && one.innerText.includes(text)),
  );

const markedDays = (): HTMLElement[] =>
  visible('[role=button]')
    .filter((one) => /(?:kayıt var|with entries)$/u.test(nameOf(one)))
    .slice(0, 12);

/** Opens the days of a calendar or a week that have entries, one after the other, until the record is there. */
export async function openDayWith(isThere: () => boolean): Promise<boolean> {
  for (const day of markedDays()) {
    await press(day);
    if (await until(isThere, 100)) return true;
  }
  return false;
}

/** Brings a text into view: at once, by the search of the list, by scrolling, or by another filter or a folded part. */
export async function reveal(text: string): Promise<boolean> {
  if (await until(() => isShown(text), 400)) return true;
  if (typeSearch(text)) {
    if (await until(() => rowsWith(text).length > 0, 400)) return true;
    typeSearch('');
  }
  for (let step = 1; step <= 8; step += 1) {
    for (const area of scrollAreas()) area.scrollTop += 500;
    if (await until(() => isShown(text), 60)) return true;
  }
  if (await openDayWith(() => isShown(text))) return true;
  const filters = visible(
    '[aria-expanded=false], [role=radio][aria-checked=false], [role=tab][aria-selected=false]',
  );
  for (const filter of filters.filter((one) => one.closest('[role=tablist]') === null).slice(0, 8)) {
    await press(filter);
    if (await until(() => isShown(text), 100)) return true;
  }
  const [all] = filters;
  if (all) await press(all);
  return false;
}
