import {
  type Action,
  type ActionResult,
  applyCommand,
  type Command,
  closeStep,
  createDesign,
  type Design,
  type DesignErrorKind,
  type Device,
  devices,
  type EditorFrame,
  type ElementId,
  findElement,
  type History,
  type Result,
  recordStep,
  redo,
  type Screen,
  type ScreenAction,
  type ScreenId,
  select,
  startHistory,
  undo,
} from '@kilim/design-model';
import { createStore } from 'zustand/vanilla';
import { createRandomId } from '../../../../api/random-id.ts';
import { currentTranslation } from '../../../../i18n/translation.ts';
import { type ReadableStore, toReadable } from '../../readable-store.ts';

/** A new id of an element or a screen. */
export const createShortId = (): string => `n${createRandomId().slice(0, 11)}`;

/** A new design in the language of the page. */
export const createEmptyDesign = (): Design => createDesign(currentTranslation().language, createShortId);

export interface DesignerState {
  readonly history: History;
  readonly screenId: ScreenId;
  readonly device: Device;
  readonly hasGrid: boolean;
  /** Copied elements, for buttons that cannot read the clipboard of the system. */
  readonly copied: { readonly text: string; readonly screenId: ScreenId } | null;
  /** Why the last change was refused; a new object each time. */
  readonly refusal: { readonly kind: DesignErrorKind } | null;
}

export interface DesignerStore extends ReadableStore<DesignerState> {
  readonly change: (changes: Partial<Pick<DesignerState, 'device' | 'hasGrid' | 'copied'>>) => void;
  /** Applies what a user does with the selection as one step; false when it is refused. */
  readonly run: (
    act: (screen: Screen, selection: readonly ElementId[]) => ActionResult,
    mergeKey?: string,
  ) => boolean;
  /** Applies a command and keeps the selection. */
  readonly apply: (command: Command, mergeKey?: string) => boolean;
  /** Applies a change of the screens and shows the screen of its result. */
  readonly runOnScreens: (result: Result<ScreenAction>) => boolean;
  readonly select: (ids: readonly ElementId[]) => void;
  readonly showScreen: (id: ScreenId) => void;
  readonly closeStep: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Replaces the design by one from outside; the steps so far can no longer be undone. */
  readonly load: (design: Design) => void;
}

const phone: Device = { id: 'mobile', width: 375, height: 812, labelKey: 'designer.devices.mobile' };

function firstScreen({ screens }: Design): Screen {
  const [first] = screens;
  if (first === undefined) throw new Error('A design has at least one screen.');
  return first;
}

/** The screen that is shown. */
export const currentScreen = ({ history, screenId }: Pick<DesignerState, 'history' | 'screenId'>): Screen => {
  const { design } = history.present;
  return design.screens.find(({ id }) => id === screenId) ?? firstScreen(design);
};

/** The screen that differs between two designs, so that undo shows what it changes. */
function changedScreen(before: Design, after: Design): ScreenId | undefined {
  return after.screens.find((screen) => !before.screens.includes(screen))?.id;
}

/** Creates the state of the designer of one open project. */
export function createDesignerStore(design: Design, frame: EditorFrame): DesignerStore {
  const store = createStore<DesignerState>(() => ({
    history: startHistory(design),
    screenId: firstScreen(design).id,
    device: devices[frame][0] ?? phone,
    hasGrid: false,
    copied: null,
    refusal: null,
  }));

  function refuse(kind: DesignErrorKind): false {
    store.setState({ refusal: { kind } });
    return false;
  }

  function record({ command, selection }: Action, mergeKey?: string): boolean {
    const { history } = store.getState();
    const result = applyCommand(history.present.design, command);
    if (!result.ok) return refuse(result.error.kind);
    const next = { design: result.value.design, selection };
    store.setState({ history: recordStep(history, next, mergeKey), refusal: null });
    return true;
  }

  function travel(step: (history: History) => History): void {
    const { history, screenId } = store.getState();
    const next = step(history);
    if (next === history) return;
    const { design: after } = next.present;
    const shown = changedScreen(history.present.design, after) ?? screenId;
    const known = after.screens.some(({ id }) => id === shown) ? shown : firstScreen(after).id;
    store.setState({ history: next, screenId: known });
  }

  return {
    ...toReadable(store),
    change: (changes) => store.setState(changes),
    run(act, mergeKey) {
      const state = store.getState();
      const result = act(currentScreen(state), state.history.present.selection);
      return result.ok ? record(result.value, mergeKey) : refuse(result.error.kind);
    },
    apply: (command, mergeKey) =>
      record({ command, selection: store.getState().history.present.selection }, mergeKey),
    runOnScreens(result) {
      if (!result.ok) return refuse(result.error.kind);
      const isDone = record({ command: result.value.command, selection: [] });
      if (isDone) store.setState({ screenId: result.value.screenId });
      return isDone;
    },
    select(ids) {
      const { history } = store.getState();
      store.setState({ history: select(closeStep(history), ids) });
    },
    showScreen(id) {
      const { history } = store.getState();
      store.setState({ screenId: id, history: select(closeStep(history), []) });
    },
    closeStep: () => store.setState(({ history }) => ({ history: closeStep(history) })),
    undo: () => travel(undo),
    redo: () => travel(redo),
    load(next) {
      const { screenId, history } = store.getState();
      const shown = next.screens.find(({ id }) => id === screenId) ?? firstScreen(next);
      const kept = history.present.selection.filter((id) => findElement(shown.elements, id) !== undefined);
      store.setState({ history: select(startHistory(next), kept), screenId: shown.id });
    },
  };
}
