import { changeForm, type FieldState, fillForm } from './fields.ts';
import { findLostValues, openNewForm, returnToTab, save, saveButton } from './forms.ts';
import {
  addedNames,
  countOf,
  countRows,
  countSettledRows,
  isShown,
  openDayWith,
  type RowCounts,
  reveal,
  rowsNamed,
  rowsWith,
} from './rows.ts';
import {
  buttonNames,
  buttonsNamed,
  DriveError,
  first,
  press,
  pressNamed,
  settle,
  until,
  visible,
} from './screen.ts';
import { listTabs, openTab } from './tabs.ts';

/** A record of the test, found again by its text or by the names of its rows. */
export interface DrivenRecord {
  readonly tab: number;
  readonly place: string;
  /** Undefined without a field for text. */
  readonly marker?: string;
  /** Names that occur more often on the tab with the record than without it. */
  readonly rows: readonly string[];
  /** How often they occur with it. */
  readonly counts: readonly number[];
  /** What the form showed when it was saved last. */
  readonly form: readonly FieldState[];
  /** Labels of fields that rules of the app change by themselves. */
  readonly ignored: readonly string[];
}

/** Rows that may open another record with the same name. */
const maximumTries = 24;

const withRows = (record: Omit<DrivenRecord, 'rows' | 'counts'>, rows: readonly string[]): DrivenRecord => {
  const now = countRows();
  return { ...record, rows, counts: rows.map((name) => countOf(now, name)) };
};

/** Waits until the tab shows the record that was saved; returns it with the names of its rows. */
async function expectSaved(
  record: Omit<DrivenRecord, 'rows' | 'counts'>,
  before: RowCounts,
  step: string,
  otherwise: readonly string[] = [],
): Promise<DrivenRecord> {
  const { marker } = record;
  const isThere = (): boolean => addedNames(before).length > 0 || (marker !== undefined && isShown(marker));
  await until(isThere, 600);
  const added = addedNames(before, await countSettledRows());
  const rows = added.length > 0 ? added : otherwise;
  // Its day may be another one than the calendar shows.
  const isRow = (): boolean => rowsNamed(rows).length > 0;
  const isFound = isRow() || (marker === undefined ? await openDayWith(isRow) : await reveal(marker));
  if (!isFound) throw new DriveError(`not true: ${step}`);
  return withRows(record, rows);
}

/** Adds a record on a tab; null if the tab has no form. */
export async function addRecord(tab: number, ignored: readonly string[]): Promise<DrivenRecord | null> {
  const place = await openTab(tab);
  const before = await countSettledRows();
  if (!(await openNewForm(tab))) return null;
  const marker = `Zeytin 73${tab}1`;
  const form = await save((attempt) => fillForm(marker, attempt));
  const hasText = form.some(({ value }) => value.includes(marker));
  await returnToTab(tab);
  return expectSaved(
    { tab, place, form, ignored, ...(hasText ? { marker } : {}) },
    before,
    'the new record is in the list',
  );
}

export const countTabs = async (): Promise<number> => Math.max(1, listTabs().length);

async function expectRecord({ tab, marker, rows }: DrivenRecord, step: string): Promise<void> {
  await openTab(tab);
  const isFound = (): boolean => (marker !== undefined && isShown(marker)) || rowsNamed(rows).length > 0;
  if (await until(isFound, 600)) return;
  const isRevealed = marker === undefined ? await openDayWith(isFound) : await reveal(marker);
  if (!isRevealed) throw new DriveError(`not true: ${step}`);
}

/** A list may show the record without its text. */
function rowsOf({ marker, rows }: DrivenRecord): HTMLElement[] {
  const named = marker === undefined ? [] : rowsWith(marker);
  return named.length > 0 ? named : rowsNamed(rows);
}

/** Opens the form of the record: its values must be those that were saved. Tries each row with its name. */
async function openForm(record: DrivenRecord): Promise<void> {
  let reason = 'no row opens the record';
  await returnToTab(record.tab);
  await expectRecord(record, 'the record is in the list');
  if (rowsOf(record).length === 0 && record.marker !== undefined) await reveal(record.marker);
  for (let index = 0; index < Math.min(maximumTries, rowsOf(record).length); index += 1) {
    const row = rowsOf(record)[index];
    if (!row) break;
    await press(row);
    if (await until(() => first(buttonsNamed(buttonNames.edit)) ?? saveButton(), 1200)) {
      if (!saveButton()) await pressNamed(buttonNames.edit);
      if (!(await until(saveButton))) throw new DriveError('the edit button opens no form');
      const lost = findLostValues(record.form, record.ignored);
      if (lost.length === 0) return;
      reason = `the form lost values: ${lost.join('; ')}`;
      if (record.marker !== undefined && isShown(record.marker)) break;
    }
    await returnToTab(record.tab);
    await expectRecord(record, 'the record is still in the list');
  }
  throw new DriveError(reason);
}

export async function editRecord(record: DrivenRecord): Promise<DrivenRecord> {
  await returnToTab(record.tab);
  await expectRecord(record, 'the record is in the list');
  const before = await countSettledRows();
  await openForm(record);
  const marker = record.marker?.replace(/1$/u, '2');
  const text = marker ?? 'Zeytin';
  const form = await save((attempt) => (attempt === 0 ? changeForm(text) : fillForm(text, attempt)));
  await returnToTab(record.tab);
  const next = { ...record, form, ...(marker === undefined ? {} : { marker }) };
  const edited = await expectSaved(next, before, 'the changed record is in the list', record.rows);
  if (record.marker !== undefined && isShown(record.marker))
    throw new DriveError('the list still shows the text from before the change');
  await settle();
  return edited;
}

/** Deletes from the form, or from the details below it, and confirms where the app asks. */
async function pressDelete(record: DrivenRecord): Promise<void> {
  await openForm(record);
  if (buttonsNamed(buttonNames.remove).length === 0) await pressNamed(buttonNames.back);
  if (!(await pressNamed(buttonNames.remove))) throw new DriveError('the record has no delete button');
  const dialog = first(visible('[role=dialog], [role=alertdialog]'));
  const confirm =
    dialog && first(buttonsNamed(buttonNames.confirm).filter((button) => dialog.contains(button)));
  if (confirm) await press(confirm);
}

const isGone = ({ marker, rows, counts }: DrivenRecord): boolean => {
  const now = countRows();
  return (
    (marker === undefined || !isShown(marker)) &&
    rows.every((name, index) => countOf(now, name) < (counts[index] ?? 0))
  );
};

async function expectGone(record: DrivenRecord, reason: string): Promise<void> {
  await returnToTab(record.tab);
  if (!(await until(() => isGone(record)))) throw new DriveError(reason);
}

/** Deletes the record, takes that back once, and deletes it again. */
export async function deleteRecord(record: DrivenRecord): Promise<void> {
  await expectRecord(record, 'the record is there after a reload');
  await pressDelete(record);
  if (!(await pressNamed(buttonNames.undo))) throw new DriveError('deleting offers no undo');
  await expectRecord(record, 'undo brings the record back');
  await pressDelete(record);
  await expectGone(record, 'the deleted record is still there');
  await settle();
}

export const expectDeleted = (record: DrivenRecord): Promise<void> =>
  expectGone(record, 'the deleted record is back after a reload');
