import { type Input, isInput, type } from './inputs.ts';
import { buttonNames, buttonsNamed, DriveError, first, nameOf, press, until, visible } from './screen.ts';

/** Which of the choices of a panel is taken: a day after today, or the place in a list. */
export interface PanelOption {
  date: number;
  readonly other: number;
}

export const panels = (): HTMLElement[] => visible('[role=button][aria-expanded]');

const isOpen = (box: HTMLElement): boolean => box.getAttribute('aria-expanded') === 'true';
const isToday = (one: HTMLElement): boolean => /^(?:bugün|today)$/iu.test(nameOf(one));
const turnsPage = (one: HTMLElement): boolean => /^(?:önceki|sonraki|previous|next)\s/iu.test(nameOf(one));

/** The month of a calendar is that of the day chosen before, so today is chosen first and days are counted from it. */
async function chooseDay(box: HTMLElement, choices: () => HTMLElement[], after: number): Promise<void> {
  const today = choices().find(isToday);
  if (today) await press(today);
  if (after === 0) return;
  if (!isOpen(box)) await press(box);
  const selected = await until(() => choices().findIndex((one) => one.ariaSelected === 'true') + 1);
  const days = choices();
  const day = days[Math.min((selected ?? 1) - 1 + after, days.length - 1)];
  if (day) await press(day);
}

/** Adds a row to an empty list in the form that the panel opens, and returns to the panel. */
async function addRow(box: HTMLElement, adder: HTMLElement, fill: () => Promise<void>): Promise<void> {
  const outer = first(buttonsNamed(buttonNames.save));
  await press(adder);
  const save = await until(() => buttonsNamed(buttonNames.save).find((one) => one !== outer));
  if (!save) throw new DriveError(`“${nameOf(adder)}” opens no form`);
  await fill();
  await press(save);
  if (!(await until(() => visible('[role=button]').includes(box))))
    throw new DriveError(`the form of “${nameOf(adder)}” does not close`);
}

/**
 * Opens a date, a moment or a reference and chooses. A list without rows offers to add one, by its name or in a form that
 * `fill` fills.
 */
export async function chooseFromPanel(
  box: HTMLElement,
  option: PanelOption,
  marker: string,
  fill: ((marker: string) => Promise<void>) | undefined,
): Promise<void> {
  if (isOpen(box)) return;
  const before = new Set<Element>(visible('[role=button], [role=radio], input'));
  await press(box);
  const added = (): HTMLElement[] =>
    visible('[role=button]:not([aria-disabled=true]), [role=radio]').filter(
      (one) => !before.has(one) && !turnsPage(one),
    );
  const searches = (): Input[] =>
    visible('input')
      .filter(isInput)
      .filter((one) => !before.has(one));
  await until(() => added().length > 0 || searches().length > 0);
  const opener = added().find((one) => buttonNames.add.test(nameOf(one)));
  const choices = (): HTMLElement[] => added().filter((one) => one !== opener);
  const [search] = searches();
  if (choices().length === 0 && search && !opener) {
    type(search, marker);
    await until(() => choices().length > 0);
  }
  // A rule may refuse every row of the list.
  const isTried = option.other > 0 && option.other >= choices().length;
  if (isTried && search && !opener && !choices().some(isToday)) {
    type(search, `${marker} ${option.other}`);
    await until(() => choices().length > 0);
  }
  const tried = new Set<Element>(choices());
  if ((choices().length === 0 || isTried) && opener && fill) {
    await addRow(box, opener, () => fill(marker.replace(/^\S+/u, 'Kayısı')));
    await until(() => choices().some((one) => !tried.has(one)));
  }
  if (choices().some(isToday)) {
    await chooseDay(box, choices, option.date);
    option.date += 1;
  } else {
    // A list that can neither be chosen from nor added to stays empty.
    const isNew = (one: HTMLElement): boolean => isTried && !tried.has(one);
    const chosen = choices().find(isNew) ?? choices()[Math.min(option.other, choices().length - 1)];
    if (chosen) await press(chosen);
  }
  if (box.isConnected && isOpen(box)) await press(box);
}
