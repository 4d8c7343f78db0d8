import { stepZoom } from '@kilim/design-model';
import type { KeyboardEvent } from 'react';
import {
  duplicateSelected,
  groupSelected,
  nudgeSelected,
  orderSelected,
  removeSelected,
  resizeSelected,
  selectAll,
  ungroupSelected,
} from '../state/designer-commands.ts';
import type { Designer } from '../state/designer-context.tsx';
import { fitScreen, selectLevel, selectSibling, showDistances, toggleState } from './key-actions.ts';

/** Distance of an arrow key with Shift, the grid: docs/rules/designer.md#canvas */
const largeStep = 20;
/** Screen pixels by which an arrow key moves the view. */
const panStep = 40;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function withControl(designer: Designer, { key, shiftKey, code }: KeyboardEvent): boolean {
  const { store, view } = designer;
  const { zoom } = view.getState();
  const step = shiftKey ? largeStep : 1;
  const arrow = arrows[key];
  if (shiftKey && code === 'KeyL') return toggleState(designer, 'isLocked');
  if (shiftKey && code === 'KeyH') return toggleState(designer, 'isHidden');
  if (arrow !== undefined) return resizeSelected(designer, { x: arrow[0] * step, y: arrow[1] * step });
  if (code === 'BracketRight') return orderSelected(designer, shiftKey ? 'front' : 'forward');
  if (code === 'BracketLeft') return orderSelected(designer, shiftKey ? 'back' : 'backward');
  switch (key.toLowerCase()) {
    case 'z':
      if (shiftKey) store.redo();
      else store.undo();
      return true;
    case 'y':
      store.redo();
      return true;
    case 'd':
      duplicateSelected(designer);
      return true;
    case 'a':
      selectAll(designer);
      return true;
    case 'g':
      if (shiftKey) ungroupSelected(designer);
      else groupSelected(designer);
      return true;
    case '+':
    case '=':
      view.zoom(stepZoom(zoom, 1));
      return true;
    case '-':
      view.zoom(stepZoom(zoom, -1));
      return true;
    case '0':
      view.zoom(1);
      return true;
    default:
      return false;
  }
}

function withoutControl(designer: Designer, { key, shiftKey, code }: KeyboardEvent): boolean {
  const step = shiftKey ? largeStep : 1;
  const arrow = arrows[key];
  const { selection } = designer.store.getState().history.present;
  if (arrow !== undefined && selection.length === 0) {
    const distance = shiftKey ? 5 * panStep : panStep;
    designer.view.panBy({ x: -arrow[0] * distance, y: -arrow[1] * distance });
    return true;
  }
  if (arrow !== undefined) return nudgeSelected(designer, { x: arrow[0] * step, y: arrow[1] * step });
  if (shiftKey && code === 'Digit1') {
    fitScreen(designer);
    return true;
  }
  switch (key) {
    case 'Delete':
    case 'Backspace':
      if (selection.length === 0) return false;
      removeSelected(designer);
      return true;
    case 'Enter':
      return selectLevel(designer, shiftKey);
    case 'Escape':
      return selectLevel(designer, true);
    case 'Tab':
      return selection.length > 0 && selectSibling(designer, shiftKey ? -1 : 1);
    default:
      return false;
  }
}

/** What a key does on the canvas; true when it did something and the page must not: docs/rules/keyboard.md#designer */
export function pressKey(designer: Designer, event: KeyboardEvent): boolean {
  if (event.key === 'Alt') return showDistances(designer);
  if (event.altKey) return false;
  return event.ctrlKey || event.metaKey ? withControl(designer, event) : withoutControl(designer, event);
}
