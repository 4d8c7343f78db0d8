import { type ElementId, findElement, isContainer, reparentElements } from '@kilim/design-model';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { describeSelection } from '../canvas/key-actions.ts';
import { pressKey as pressDesignKey } from '../canvas/press-key.ts';
import { useClipboard } from '../canvas/use-clipboard.ts';
import { orderSelected, removeSelected, setState } from '../state/designer-commands.ts';
import { layoutOf, useDesigner, useScreen, useSelection } from '../state/designer-context.tsx';
import { type LayerEvents, LayerRow } from './layer-row.tsx';
import { dropPlace, listRows, nextLevel } from './layer-rows.ts';
import { dropLooks, type RowSide, useRowDrag } from './use-row-drag.ts';
import { useRowsWindow } from './use-rows-window.ts';
import { useStable } from './use-stable.ts';

/** Space above the first row and below the last one, in pixels. */
const margin = 4;

/** The tree of layers, with the frontmost on top: select, rename, lock, hide, order and move into containers. */
export function Layers() {
  const translate = useTranslate();
  const designer = useDesigner();
  const { store } = designer;
  const screen = useScreen();
  const selection = useSelection();
  const clipboard = useClipboard(designer);
  const tree = useRef<HTMLDivElement>(null);
  const [renamed, setRenamed] = useState<ElementId | null>(null);
  const rows = useMemo(() => listRows(screen.elements), [screen]);
  const chosen = new Set(selection);
  const focused = selection[0] ?? rows[0]?.element.id;
  const focusedIndex = rows.findIndex(({ element }) => element.id === focused);
  const { height, isDrawn, show } = useRowsWindow(tree, rows.length);
  const drag = useRowDrag<ElementId>({
    type: 'application/x-kilim-layer',
    canHold: (id) => isContainer(findElement(screen.elements, id)?.element.type ?? 'text'),
    onMove: moveRow,
  });

  // What is selected on the canvas is in view here too; another order alone does not scroll.
  const [first] = selection;
  const reveal = useEffectEvent((id: ElementId) => show(rows.findIndex(({ element }) => element.id === id)));
  useLayoutEffect(() => {
    if (first === undefined) return;
    const frame = requestAnimationFrame(() => reveal(first));
    return () => cancelAnimationFrame(frame);
  }, [first]);

  function moveRow(id: ElementId, target: ElementId, side: RowSide): void {
    const moved = chosen.has(id) ? selection : [id];
    const place = dropPlace(screen, moved, target, side);
    if (place !== undefined) store.run(() => reparentElements(screen, moved, place, layoutOf(screen)));
  }

  function focusRow(id: ElementId | undefined, isAdded = false): void {
    if (id === undefined) return;
    store.select(isAdded ? [id, ...selection.filter((each) => each !== id)] : [id]);
    show(rows.findIndex(({ element }) => element.id === id));
    tree.current?.querySelector<HTMLElement>(`[data-layer="${id}"]`)?.focus();
  }

  function choose(id: ElementId, event: MouseEvent): void {
    if (!event.shiftKey && !event.ctrlKey && !event.metaKey) return store.select([id]);
    store.select(chosen.has(id) ? selection.filter((each) => each !== id) : [...selection, id]);
  }

  /** Into the container below in the tree, or out of the present one. */
  function changeLevel(id: ElementId, isInto: boolean): void {
    const place = nextLevel(screen, id, isInto);
    if (place !== undefined) store.run(() => reparentElements(screen, [id], place, layoutOf(screen)));
  }

  function pressAlt(key: string, id: ElementId): void {
    if (key === 'ArrowUp') orderSelected(designer, 'forward');
    if (key === 'ArrowDown') orderSelected(designer, 'backward');
    if (key === 'ArrowRight') changeLevel(id, true);
    if (key === 'ArrowLeft') changeLevel(id, false);
    designer.view.announce(describeSelection(designer));
  }

  function endRename(id: ElementId, next: string | null): void {
    setRenamed(null);
    const name = findElement(screen.elements, id)?.element.name;
    if (next !== null && next !== name) setState(designer, [id], { name: next });
    tree.current?.querySelector<HTMLElement>(`[data-layer="${id}"]`)?.focus();
  }

  function pressKey(id: ElementId, event: KeyboardEvent): void {
    if (event.target !== event.currentTarget) return;
    const { key, altKey, shiftKey } = event;
    const index = rows.findIndex((row) => row.element.id === id);
    const element = rows[index]?.element;
    if (event.ctrlKey || event.metaKey) {
      if (pressDesignKey(designer, event)) event.preventDefault();
      return;
    }
    const isHandled = [
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'F2',
      'Delete',
      'Backspace',
    ];
    if (!isHandled.includes(key)) return;
    event.preventDefault();
    if (key === 'F2') setRenamed(id);
    else if (key === 'Delete' || key === 'Backspace') removeSelected(designer);
    else if (altKey) pressAlt(key, id);
    else if (key === 'Home' || key === 'End') focusRow(rows.at(key === 'Home' ? 0 : -1)?.element.id);
    else if (key === 'ArrowUp') focusRow(rows[index - 1]?.element.id, shiftKey);
    else if (key === 'ArrowDown') focusRow(rows[index + 1]?.element.id, shiftKey);
    else if (key === 'ArrowRight') focusRow(element?.children.at(-1)?.id);
    else focusRow(findElement(screen.elements, id)?.parentId ?? undefined);
  }

  const events = useStable<LayerEvents>({
    choose,
    rename: setRenamed,
    renamed: endRename,
    press: pressKey,
    drag: drag.handle,
  });

  if (rows.length === 0)
    return <p className="p-3 text-13 text-muted">{translate('designer.layers.empty')}</p>;
  return (
    <div
      {...clipboard}
      aria-label={translate('designer.layers.title')}
      aria-multiselectable
      className="relative"
      ref={tree}
      role="tree"
      style={{ height: rows.length * height + 2 * margin }}
    >
      {rows.map((row, index) => {
        const { id } = row.element;
        if (!isDrawn(index) && index !== focusedIndex) return null;
        const side = drag.sideFor(id);
        return (
          <LayerRow
            {...row}
            dropLook={side !== null && dropLooks[side]}
            events={events}
            isChosen={chosen.has(id)}
            isRenamed={renamed === id}
            isStop={id === focused}
            key={id}
            top={margin + index * height}
          />
        );
      })}
    </div>
  );
}
