import type { Language } from '@kilim/contract';
import { foldCase } from '@kilim/contract';
import { otherNames } from '../catalogue/type-names.ts';
import type { Command } from '../commands/command.ts';
import { type Result, refuse, succeed } from '../model/design-error.ts';
import type { Design, DesignElement, Screen } from '../model/element.ts';
import { type CreateId, type ScreenId, toScreenId } from '../model/ids.ts';
import { designLimits } from '../model/limits.ts';
import { copyWithNewIds } from './copy-elements.ts';

/** A change of the screens with the screen that is shown after it. */
export interface ScreenAction {
  readonly command: Command;
  readonly screenId: ScreenId;
}

/** A name that no other screen has: `base`, else with a number. */
export function freeScreenName(design: Design, base: string): string {
  const taken = new Set(design.screens.map(({ name }) => foldCase(name)));
  if (!taken.has(foldCase(base))) return base;
  const short = base.slice(0, designLimits.name - 5).trimEnd();
  for (let number = 2; ; number += 1) {
    const name = `${short} ${number}`;
    if (!taken.has(foldCase(name))) return name;
  }
}

/** A new design with one empty screen. */
export const createDesign = (language: Language, createId: CreateId): Design => ({
  screens: [createScreen(`${otherNames.screen[language]} 1`, createId)],
});

const createScreen = (name: string, createId: CreateId): Screen => ({
  id: toScreenId(createId()),
  name,
  backgroundColor: '#FFFFFF',
  elements: [],
});

/** Adds an empty screen after the others. */
export function addScreen(design: Design, language: Language, createId: CreateId): Result<ScreenAction> {
  const base = `${otherNames.screen[language]} ${design.screens.length + 1}`;
  const screen = createScreen(freeScreenName(design, base), createId);
  const command: Command = { type: 'insert-screen', index: design.screens.length, screen };
  return succeed({ command, screenId: screen.id });
}

/** Copies a screen behind itself; links of the copy to the screen lead to the copy. */
export function duplicateScreen(
  design: Design,
  screenId: ScreenId,
  createId: CreateId,
): Result<ScreenAction> {
  const index = design.screens.findIndex(({ id }) => id === screenId);
  const original = design.screens[index];
  if (original === undefined) return refuse('unknown-screen');
  const id = toScreenId(createId());
  const toCopy = (element: DesignElement): DesignElement => ({
    ...element,
    links: element.links.map((link) => (link === screenId ? id : link)),
    children: element.children.map(toCopy),
  });
  const elements = original.elements.map((element) => toCopy(copyWithNewIds(element, createId)));
  const screen = { ...original, id, name: freeScreenName(design, original.name), elements };
  return succeed({ command: { type: 'insert-screen', index: index + 1, screen }, screenId: id });
}
