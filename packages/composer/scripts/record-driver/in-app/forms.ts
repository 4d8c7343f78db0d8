import { type FieldState, formErrors, readForm } from './fields.ts';
import {
  buttonNames,
  buttonsNamed,
  DriveError,
  first,
  nameOf,
  press,
  pressNamed,
  until,
  visible,
} from './screen.ts';
import { openTab } from './tabs.ts';

/** Times that the driver fills a form with other values, because a rule of the app may not allow the first. */
const attempts = 5;

export const saveButton = (): HTMLElement | undefined => first(buttonsNamed(buttonNames.save));

/** Leaves details and forms until the tab's own screen is on top. */
export async function returnToTab(index: number): Promise<string> {
  for (let level = 0; level < 4; level += 1) if (!(await pressNamed(buttonNames.back, 0))) break;
  return openTab(index);
}

const isAnswer = (one: HTMLElement): boolean =>
  one.closest('[role=tablist]') === null &&
  one.ariaDisabled !== 'true' &&
  !buttonNames.back.test(nameOf(one)) &&
  !buttonNames.add.test(nameOf(one));

/** Answers the questions of a booking, one after the other, until its form can be saved. */
async function answerSteps(): Promise<boolean> {
  for (let step = 0; step < 6 && !saveButton(); step += 1) {
    const options = visible('[role=radio], [role=button]').filter(isAnswer);
    const time = options.filter((one) => /^\d\d:\d\d$/u.test(nameOf(one))).at(-1);
    const option = time ?? options.find((one) => one.getAttribute('role') === 'radio') ?? options[0];
    if (!option) return false;
    await press(option);
    await until(saveButton, 60);
  }
  return saveButton() !== undefined;
}

/** Opens a form by one of the add buttons of the tab; false if none of them opens one. */
export async function openNewForm(tab: number): Promise<boolean> {
  for (let candidate = 0; candidate < buttonsNamed(buttonNames.add).length; candidate += 1) {
    const button = buttonsNamed(buttonNames.add)[candidate];
    if (!button) break;
    await press(button);
    const isOpen = await until(() => saveButton() ?? first(buttonsNamed(buttonNames.back)), 1000);
    const isForm = isOpen && (saveButton() !== undefined || (await answerSteps()));
    // "New website" may be the name of a row: the form of one can delete it.
    if (isForm && buttonsNamed(buttonNames.remove).length === 0) return true;
    await returnToTab(tab);
  }
  return false;
}

/** Fills and saves the open form, with other values until the rules of the app allow them. Returns what it showed. */
export async function save(fill: (attempt: number) => Promise<unknown>): Promise<readonly FieldState[]> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await fill(attempt);
    const form = readForm();
    const button = saveButton();
    if (!button) throw new DriveError('the form lost its save button');
    await press(button);
    const isDone = (): boolean => !button.isConnected || saveButton() !== button;
    await until(() => isDone() || formErrors().length > 0);
    if (isDone()) return form;
    if (formErrors().length === 0) throw new DriveError('saving does nothing and says nothing');
  }
  throw new DriveError(`the form accepts no values: ${formErrors().join(' / ')}`);
}

/**
 * What the open form shows instead of the values that were saved. Fields that share a name cannot be told apart, and a
 * booking asks for some values on other screens.
 */
export function findLostValues(saved: readonly FieldState[], ignored: readonly string[]): string[] {
  const now = readForm();
  const sameIn = (states: readonly FieldState[], { kind, label }: FieldState): readonly FieldState[] =>
    states.filter((one) => one.kind === kind && one.label === label);
  return saved.flatMap((state) => {
    const [shown, ...others] = sameIn(now, state);
    if (ignored.includes(state.label) || sameIn(saved, state).length > 1 || others.length > 0) return [];
    if (shown === undefined || shown.value === state.value) return [];
    return [`${state.label}: “${shown.value}” instead of “${state.value}”`];
  });
}
