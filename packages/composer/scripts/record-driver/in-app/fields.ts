import { type Input, isInput, type } from './inputs.ts';
import { chooseFromPanel, type PanelOption, panels } from './panels.ts';
import { nameOf, press, visible } from './screen.ts';

/** One field of a form with what it shows. */
export interface FieldState {
  readonly kind: 'text' | 'options' | 'switch' | 'panel' | 'time';
  readonly label: string;
  readonly value: string;
}

const isSearch = (input: Input): boolean =>
  input.type === 'search' || /(?:^|\s)(?:ara|search)(?:\s|$)/iu.test(nameOf(input));

const typedInputs = (): Input[] =>
  visible('input:not([type=checkbox]):not([type=radio]), textarea').filter(
    (element): element is Input => isInput(element) && !isSearch(element),
  );
const searchInputs = (): Input[] => visible('input').filter(isInput).filter(isSearch);
/** The row of a switch; the drawn one in it is hidden from screen readers. */
const switches = (): HTMLElement[] => visible('[role=switch]');
const optionGroups = (): HTMLElement[] => visible('[role=radiogroup], [role=group]');
const optionsOf = (group: HTMLElement): HTMLElement[] => visible('[role=radio], [role=checkbox]', group);
const isChosen = (option: Element): boolean => option.getAttribute('aria-checked') === 'true';

export const typeSearch = (text: string): boolean => {
  const [search] = searchInputs();
  if (search) type(search, text);
  return search !== undefined;
};

const numbers = ['7', '3', '42', '1', '12'];

function textFor(input: Input, marker: string, attempt: number): string {
  const mode = input.inputMode || input.type;
  if (mode === 'decimal' || mode === 'numeric' || mode === 'number') return numbers[attempt % 5] ?? '1';
  if (mode === 'email') return `${marker.toLowerCase().replaceAll(' ', '-')}@example.com`;
  if (mode === 'tel') return `+90 532 123 45 6${attempt}`;
  if (mode === 'url') return `https://example.com/${marker.replaceAll(' ', '-')}`;
  return marker;
}

/** What every field of the open form shows, in order. */
export function readForm(): FieldState[] {
  const states: FieldState[] = [
    ...typedInputs().map((input) => ({ kind: 'text' as const, label: nameOf(input), value: input.value })),
    ...optionGroups().map((group) => ({
      kind: 'options' as const,
      label: nameOf(group),
      value: optionsOf(group)
        .flatMap((option, index) => (isChosen(option) ? [`${index}`] : []))
        .join(),
    })),
    ...switches().map((one) => ({
      kind: 'switch' as const,
      label: nameOf(one),
      value: String(isChosen(one)),
    })),
  ];
  for (const box of panels()) {
    const [label = '', ...value] = nameOf(box).split(': ');
    states.push({ kind: 'panel', label, value: value.join(': ') });
  }
  for (const text of visible('[aria-label]:not([role])')) {
    const time = /^(.*): (\d\d:\d\d|)$/u.exec(nameOf(text));
    if (time) states.push({ kind: 'time', label: time[1] ?? '', value: time[2] ?? '' });
  }
  return states;
}

/**
 * Fills all fields. Later attempts choose other values, because a rule of the app may not allow the first. An empty list
 * gets a row in its own form, which may need another one.
 */
export async function fillForm(marker: string, attempt: number, depth = 0): Promise<void> {
  for (const input of typedInputs()) type(input, textFor(input, marker, attempt));
  for (const group of optionGroups()) {
    const options = optionsOf(group);
    const option = options[attempt % Math.max(1, options.length)];
    if (option && (attempt > 0 || !options.some(isChosen))) await press(option);
  }
  // Screens about days show today first; another room or person is often free then.
  const option: PanelOption = { date: attempt < 3 ? 0 : attempt, other: attempt };
  for (const [index] of panels().entries()) {
    const box = panels()[index];
    if (box)
      await chooseFromPanel(
        box,
        option,
        marker,
        depth < 2 ? (text) => fillForm(text, attempt, depth + 1) : undefined,
      );
  }
  const buttonsThatEndWith = (ending: RegExp): HTMLElement[] =>
    visible('[role=button]').filter((one) => ending.test(nameOf(one)));
  for (const empty of buttonsThatEndWith(/: (?:Saat seçin|Choose a time)$/u)) await press(empty);
  for (const [index, later] of buttonsThatEndWith(/(?:ileri|later)$/iu).entries())
    for (let count = 0; count <= attempt + (index % 2); count += 1) await press(later);
  if (attempt === 0) for (const one of switches()) await press(one);
}

/** Changes what describes the record; its state stays, so that it stays in its list. False without such a field. */
export async function changeForm(marker: string): Promise<boolean> {
  const inputs = typedInputs();
  for (const input of inputs) type(input, textFor(input, marker, 1));
  if (inputs.length > 0) return true;
  for (const group of optionGroups()) {
    const other = optionsOf(group).find((option) => !isChosen(option));
    if (!other) continue;
    await press(other);
    return true;
  }
  return false;
}

/** Why the form does not accept its values. */
export const formErrors = (): string[] => visible('[role=alert]').map((alert) => alert.innerText);
