import { type Result, refuse, succeed } from '../model/design-error.ts';
import type { Design } from '../model/element.ts';
import { isTooDeep } from '../model/json-depth.ts';
import { type Applied, onScreen } from './applied.ts';
import { setFrames, setLinks, setProps, setState } from './change-elements.ts';
import {
  hasTooManyElements,
  insertScreen,
  listScreenIds,
  moveScreen,
  removeScreen,
  renameScreen,
  setBackground,
} from './change-screens.ts';
import { type Command, commandSchema, type Step } from './command.ts';
import { insertElements } from './insert-elements.ts';
import { arrange, relocate } from './move-elements.ts';
import { removeElements } from './remove-elements.ts';
import { unwrap, wrap } from './wrap-elements.ts';

function applyStep(design: Design, step: Step): Applied<Design> {
  switch (step.type) {
    case 'insert':
      return onScreen(design, step.screenId, (screen) => insertElements(screen, step, listScreenIds(design)));
    case 'remove':
      return onScreen(design, step.screenId, (screen) => removeElements(screen, step));
    case 'set-frames':
      return onScreen(design, step.screenId, (screen) => setFrames(screen, step));
    case 'set-props':
      return onScreen(design, step.screenId, (screen) => setProps(screen, step));
    case 'set-state':
      return onScreen(design, step.screenId, (screen) => setState(screen, step));
    case 'set-links':
      return onScreen(design, step.screenId, (screen) => setLinks(screen, step, listScreenIds(design)));
    case 'arrange':
      return onScreen(design, step.screenId, (screen) => arrange(screen, step));
    case 'relocate':
      return onScreen(design, step.screenId, (screen) => relocate(screen, step));
    case 'wrap':
      return onScreen(design, step.screenId, (screen) => wrap(screen, step, listScreenIds(design)));
    case 'unwrap':
      return onScreen(design, step.screenId, (screen) => unwrap(screen, step));
    case 'insert-screen':
      return insertScreen(design, step);
    case 'remove-screen':
      return removeScreen(design, step);
    case 'rename-screen':
      return renameScreen(design, step);
    case 'move-screen':
      return moveScreen(design, step);
    case 'set-background':
      return setBackground(design, step);
  }
}

export const listSteps = (command: Command): readonly Step[] =>
  command.type === 'batch' ? command.steps : [command];

/** One command of several steps; a single step stays as it is. */
export function toCommand(first: Step, ...rest: readonly Step[]): Command {
  return rest.length === 0 ? first : { type: 'batch', steps: [first, ...rest] };
}

/** A changed design and the command that restores the one before. */
export interface Change {
  readonly design: Design;
  readonly inverse: Command;
}

const grows: ReadonlySet<Step['type']> = new Set(['insert', 'insert-screen', 'wrap']);

/**
 * Applies a command, completely or not at all, and shares everything that it does not change. The inverse restores an
 * identical tree: docs/rules/designer.md#commands
 */
export function applyCommand(design: Design, command: Command): Result<Change> {
  let next = design;
  const inverse: Step[] = [];
  for (const step of listSteps(command)) {
    const result = applyStep(next, step);
    if (!result.ok) return result;
    inverse.unshift(...result.inverse);
    next = result.value;
    if (grows.has(step.type) && hasTooManyElements(next)) return refuse('too-many-elements');
  }
  const [first, ...rest] = inverse;
  if (first === undefined) return refuse('invalid-data');
  return succeed({ design: next, inverse: toCommand(first, ...rest) });
}

/** Reads a command from stored or received JSON; whatever the value, it is refused and never throws. */
export function readCommand(value: unknown): Result<Command> {
  if (isTooDeep(value)) return refuse('invalid-data');
  const parsed = commandSchema.safeParse(value);
  return parsed.success ? succeed(parsed.data) : refuse('invalid-data');
}
