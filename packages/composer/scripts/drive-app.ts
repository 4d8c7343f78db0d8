import type { Frame, Locator } from '@playwright/test';
import type { StagedApp } from '../../preview/browser/app-stage.ts';
import { buttonNames, fillForm, formErrors, typeTitle } from './drive-form.ts';
import {
  appears,
  countRows,
  disappears,
  hasValue,
  type RowCounts,
  rowsNamed,
  scrollDown,
  visibleText,
} from './drive-screen.ts';
import { listTabs } from './list-tabs.ts';

export interface DriveReport {
  /** `no-records`: the app has no button that opens a form, such as a game. */
  readonly kind: 'passed' | 'failed' | 'no-records';
  readonly steps: readonly string[];
  readonly reason?: string;
}

export interface DriveOptions {
  /** Whether deleting without an undo fails. */
  readonly needsUndo: boolean;
}

const firstTitle = 'Zeytin 7391';
const secondTitle = 'Zeytin 7392';
const WAIT_MS = 2500;
/** A form not seen in time is taken for a button without one, so this must exceed the worst delay of a busy machine. */
const FORM_WAIT_MS = 8000;
/** Longer than the preview host waits before it stores changes. */
const STORE_DELAY_MS = 900;
const attempts = 4;

class DriveError extends Error {}

/** Adds, edits and deletes a record of an app as its user would: docs/rules/composer.md#driver */
class AppDriver {
  readonly steps: string[] = [];
  readonly #app: StagedApp;
  readonly #options: DriveOptions;
  #tab = 0;
  #rowsBefore: RowCounts = new Map();
  /** Name of the record's row, if the row does not show its title. */
  #rowName: string | null = null;
  #hasTitle = true;

  constructor(app: StagedApp, options: DriveOptions) {
    this.#app = app;
    this.#options = options;
  }

  async run(): Promise<boolean> {
    if (!(await this.#openForm())) return false;
    this.#hasTitle = await this.#save(firstTitle);
    await this.#expectRecord(firstTitle, 'the new record is in the list');
    if (this.#hasTitle) await this.#edit();
    const title = this.#hasTitle ? secondTitle : firstTitle;
    await this.#remove(title);
    await this.#untilStored(title);
    await this.#app.reload();
    await this.#expectRecord(title, 'the record is there after a reload');
    return true;
  }

  /**
   * The studio stores changes with a delay, and an older state may contain the title too: waits until the stored state
   * has it and stays the same. An app that does not store it is found after the reload.
   */
  async #untilStored(title: string): Promise<void> {
    const end = Date.now() + WAIT_MS;
    let stored = '';
    let since = Date.now();
    while (Date.now() < end) {
      const now = await this.#app.stored();
      if (now !== stored) since = Date.now();
      stored = now;
      if (stored.includes(title) && Date.now() - since > STORE_DELAY_MS) return;
      await this.#app.settle();
    }
  }

  #frame(): Promise<Frame> {
    return this.#app.frame();
  }

  async #press(pattern: RegExp, step: string): Promise<boolean> {
    const button = (await this.#frame()).getByRole('button', { name: pattern }).first();
    if (!(await appears(button, WAIT_MS))) return false;
    await button.click({ timeout: WAIT_MS });
    this.steps.push(step);
    return true;
  }

  async #openTab(): Promise<void> {
    await (await listTabs(await this.#frame()))[this.#tab]?.press();
    await this.#app.settle();
  }

  /** Looks for an add button on each tab, until one opens a form. */
  async #openForm(): Promise<boolean> {
    const tabs = await listTabs(await this.#frame());
    for (this.#tab = 0; this.#tab < Math.max(1, tabs.length); this.#tab += 1) {
      await this.#openTab();
      const frame = await this.#frame();
      this.#rowsBefore = await countRows(frame);
      const candidates = await frame.getByRole('button', { name: buttonNames.add }).count();
      for (let candidate = 0; candidate < candidates; candidate += 1) {
        const button = (await this.#frame()).getByRole('button', { name: buttonNames.add }).nth(candidate);
        // A screen that was counted while it was replaced has fewer buttons after the reload.
        if (!(await appears(button, WAIT_MS))) break;
        if ((await button.getAttribute('aria-disabled')) === 'true') continue;
        await button.click({ timeout: WAIT_MS });
        if (await appears(await this.#saveButton(), FORM_WAIT_MS)) {
          this.steps.push(`opened the form of ${tabs[this.#tab]?.label ?? 'the first screen'}`);
          return true;
        }
        await this.#app.reload();
        await this.#openTab();
      }
    }
    return false;
  }

  async #saveButton(): Promise<Locator> {
    return (await this.#frame()).getByRole('button', { name: buttonNames.save }).first();
  }

  /** Fills and saves the open form; returns whether it has a text for the title. */
  async #save(title: string): Promise<boolean> {
    const frame = await this.#frame();
    let errors: readonly string[] = [];
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const hasTitle = await fillForm(frame, title, attempt);
      if (await this.#submit()) {
        this.steps.push('saved');
        return hasTitle;
      }
      errors = await formErrors(frame);
    }
    throw new DriveError(`the form refuses every value: ${errors.join(' / ')}`);
  }

  /** Presses save; whether the form has closed. */
  async #submit(): Promise<boolean> {
    const save = await this.#saveButton();
    await save.click({ timeout: WAIT_MS });
    return disappears(save, 1500);
  }

  async #isShown(text: string, wait: number): Promise<boolean> {
    return appears(visibleText(await this.#frame(), text), wait);
  }

  /** Shows the row with this title on the list's tab: at once, by the search of the list, or by scrolling. */
  async #findTitle(title: string): Promise<boolean> {
    if (await this.#isShown(title, 800)) return true;
    await this.#openTab();
    if (await this.#isShown(title, 300)) return true;
    const frame = await this.#frame();
    const search = frame.locator('input:visible').and(frame.getByLabel(/(?:^|\s)(?:ara|search)(?:\s|$)/i));
    if ((await search.count()) > 0) {
      await search.first().fill(title);
      if (await this.#isShown(title, 600)) return true;
      await search.first().fill('');
    }
    for (let step = 0; step < 6; step += 1) {
      await scrollDown(frame);
      if (await this.#isShown(title, 100)) return true;
    }
    return false;
  }

  /** Rows with the name of the record: one more than before it was added. Other records may have the same name. */
  async #findRows(): Promise<Locator | null> {
    await this.#openTab();
    const frame = await this.#frame();
    const counts = await countRows(frame);
    const isNew = (name: string): boolean => (counts.get(name) ?? 0) > (this.#rowsBefore.get(name) ?? 0);
    const name = this.#rowName ?? [...counts.keys()].find(isNew);
    if (name === undefined || !isNew(name)) return null;
    this.#rowName = name;
    return rowsNamed(frame, name);
  }

  async #isThere(title: string): Promise<boolean> {
    if (this.#rowName === null && this.#hasTitle && (await this.#findTitle(title))) return true;
    return (await this.#findRows()) !== null;
  }

  async #expectRecord(title: string, step: string): Promise<void> {
    if (!(await this.#isThere(title))) throw new DriveError(`not true: ${step}`);
    this.steps.push(step);
  }

  /** Opens the record: its details, or a form with its values. */
  async #openRecord(title: string): Promise<void> {
    const frame = await this.#frame();
    if (this.#rowName === null) {
      if (!(await this.#findTitle(title))) throw new DriveError(`${title} is not in the list`);
      // Other texts of the screen may name the record too.
      const row = frame.locator('[role=button]:visible', { hasText: title }).first();
      const target = (await row.count()) > 0 ? row : visibleText(frame, title);
      await target.click({ timeout: WAIT_MS });
      return this.#app.settle();
    }
    const rows = await this.#findRows();
    const count = (await rows?.count()) ?? 0;
    for (let index = count - 1; index >= 0; index -= 1) {
      await rows?.nth(index).click({ timeout: WAIT_MS });
      await this.#app.settle();
      const isIt = !this.#hasTitle || (await this.#isShown(title, 300)) || (await hasValue(frame, title));
      if (isIt) return;
      if (!(await this.#press(buttonNames.back, 'opened another record'))) break;
      await this.#app.settle();
    }
    throw new DriveError(`no row opens the record with ${title}`);
  }

  async #isForm(): Promise<boolean> {
    return (await (await this.#saveButton()).count()) > 0;
  }

  /** Changes the title: on the form that the record opens, or from its details. */
  async #edit(): Promise<void> {
    await this.#openRecord(firstTitle);
    if (!(await this.#isForm()) && !(await this.#press(buttonNames.edit, 'opened the record')))
      throw new DriveError('the record opens no form and has no edit button');
    await appears(await this.#saveButton(), WAIT_MS);
    await this.#app.settle();
    await typeTitle(await this.#frame(), secondTitle);
    if (!(await this.#submit())) {
      const errors = await formErrors(await this.#frame());
      throw new DriveError(`a saved record cannot be saved again: ${errors.join(' / ')}`);
    }
    await this.#app.settle();
    // Details may show the change before the list does.
    const isShown = (await this.#isShown(secondTitle, 500)) || (await this.#isThere(secondTitle));
    if (!isShown) throw new DriveError('not true: the edited record is shown');
    this.steps.push('the edited record is shown');
  }

  /** Deletes the record and takes that back. */
  async #remove(title: string): Promise<void> {
    await this.#leaveRecord();
    await this.#openRecord(title);
    const frame = await this.#frame();
    const button = frame.getByRole('button', { name: buttonNames.remove }).first();
    if (!(await appears(button, 800))) await this.#press(buttonNames.edit, 'opened the form to delete');
    if (!(await this.#press(buttonNames.remove, 'deleted')))
      throw new DriveError('the record has no delete button');
    const dialog = frame.locator('[role=dialog]:visible, [role=alertdialog]:visible');
    if ((await dialog.count()) > 0)
      await dialog.getByRole('button', { name: buttonNames.confirm }).first().click({ timeout: WAIT_MS });
    const undo = frame.getByRole('button', { name: buttonNames.undo }).first();
    const hasUndo = await appears(undo, 1000);
    // The undo disappears after seconds, so it is pressed before the list is searched.
    if (!(await disappears(visibleText(frame, title), 1000)))
      throw new DriveError('the deleted record is still shown');
    if (hasUndo) {
      await undo.click({ timeout: WAIT_MS });
      this.steps.push('took it back');
      return this.#expectRecord(title, 'the record is back');
    }
    if (this.#options.needsUndo) throw new DriveError('deleting offers no undo');
    if (await this.#isThere(title)) throw new DriveError('the deleted record is still in the list');
    this.steps.push('no undo');
    await this.#openForm();
    await this.#save(title);
  }

  /** From the details back to the list. */
  async #leaveRecord(): Promise<void> {
    const back = (await this.#frame()).getByRole('button', { name: buttonNames.back }).first();
    if (await appears(back, 200)) await back.click({ timeout: WAIT_MS });
    await this.#app.settle();
  }
}

/** Drives a started app once. Never throws. */
export async function driveApp(app: StagedApp, options: DriveOptions): Promise<DriveReport> {
  const driver = new AppDriver(app, options);
  let reason: string | undefined;
  let kind: DriveReport['kind'] = 'passed';
  try {
    if (Number.isNaN(app.startedIn)) throw new DriveError('the app did not start');
    if (!(await driver.run())) {
      kind = 'no-records';
      await app.reload();
    }
  } catch (error) {
    kind = 'failed';
    const message = error instanceof Error ? error.message : String(error);
    reason = error instanceof DriveError ? message : message.split('\n').slice(0, 6).join(' ');
  }
  const problems = await app.problems().catch(() => []);
  if (problems.length > 0) {
    kind = 'failed';
    const listed = [...new Set(problems.map((one) => `${one.kind}: ${one.text}`))].slice(0, 5).join('; ');
    reason = reason === undefined ? listed : `${reason}; ${listed}`;
  }
  return { kind, steps: driver.steps, ...(reason === undefined ? {} : { reason }) };
}
