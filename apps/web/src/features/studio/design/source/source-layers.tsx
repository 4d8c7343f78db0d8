import { findSource, type SourceElement, type SourceScreen, structureLock } from '@kilim/design-model/source';
import { Box, Component, Group, Repeat, Split, Type } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { dropLooks, type RowSide, useRowDrag } from '../panels/use-row-drag.ts';
import { useRowsWindow } from '../panels/use-rows-window.ts';
import { moveByKey } from './move-by-key.ts';
import { useSource, useSourceState } from './source-context.tsx';

interface Row {
  readonly element: SourceElement;
  readonly level: number;
  readonly parent: string | null;
  /** Place among its siblings from 1, and their number: not all of them are drawn. */
  readonly position: number;
  readonly total: number;
}

const listRows = (
  elements: readonly SourceElement[],
  level = 1,
  parent: string | null = null,
): readonly Row[] =>
  elements.flatMap((element, index) => [
    { element, level, parent, position: index + 1, total: elements.length },
    ...listRows(element.children, level + 1, element.id),
  ]);

const rowsOf = ({ components }: SourceScreen): readonly Row[] =>
  components.flatMap(({ elements }) => listRows(elements));

function iconOf({ kind, place, text }: SourceElement) {
  if (place.kind === 'list') return Repeat;
  if (place.kind === 'condition') return Split;
  if (kind === 'fragment') return Group;
  if (text !== null) return Type;
  return kind === 'custom' ? Component : Box;
}

/** The text that an element shows, as far as the code tells. */
function textOf({ text, props }: SourceElement): string {
  const values = [text?.value, ...props.map(({ value }) => value)];
  const found = values.find((value) => value?.kind === 'catalogue') ?? text?.value;
  return found === undefined || found.kind === 'locked' ? '' : String(found.value);
}

const sides: Readonly<Record<RowSide, 'inside' | 'before' | 'after'>> = {
  inside: 'inside',
  above: 'before',
  below: 'after',
};

/** Space above the first row and below the last one, in pixels. */
const margin = 4;

/** The elements of the screen as its code nests them; only rows in view are drawn. Select with a press or the arrow keys, move with Alt. */
export function SourceLayers() {
  const translate = useTranslate();
  const source = useSource();
  const screen = useSourceState((state) => state.screen);
  const selected = useSourceState((state) => state.selected);
  const tree = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => (screen === null ? [] : rowsOf(screen)), [screen]);
  const focused = selected ?? rows[0]?.element.id;
  const hadFocus = useRef(false);
  const { height, isDrawn, show } = useRowsWindow(tree, rows.length);
  const reveal = useEffectEvent((id: string) => show(rows.findIndex(({ element }) => element.id === id)));

  // What is selected in the app is in view here too.
  useEffect(() => {
    if (selected !== null) reveal(selected);
  }, [selected]);

  // The focus follows the selection, also when the row that had it was moved or removed.
  useEffect(() => {
    const active = document.activeElement;
    const isElsewhere =
      active !== null && active !== document.body && tree.current?.contains(active) === false;
    if (!hadFocus.current || selected === null || isElsewhere) return;
    tree.current?.querySelector<HTMLElement>(`[data-source="${CSS.escape(selected)}"]`)?.focus();
  }, [selected, screen]);

  const drag = useRowDrag<string>({
    type: 'application/x-kilim-source-layer',
    canHold: (id) => {
      const found = screen === null ? undefined : findSource(screen, id);
      return found !== undefined && found.canHold && found.text === null;
    },
    onMove: (element, target, side) => source.edit({ type: 'place', element, target, at: sides[side] }),
  });

  function choose(id: string | null | undefined): void {
    if (id === undefined || id === null) return;
    source.select(id);
    show(rows.findIndex(({ element }) => element.id === id));
    tree.current?.querySelector<HTMLElement>(`[data-source="${CSS.escape(id)}"]`)?.focus();
  }

  function pressKey(event: KeyboardEvent, { element, parent }: Row, index: number): void {
    const { key, altKey } = event;
    const { id } = element;
    const isKnown = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Delete', 'Backspace'].includes(key);
    if (!isKnown) return;
    event.preventDefault();
    if (key === 'Delete' || key === 'Backspace') source.edit({ type: 'remove', element: id });
    else if (altKey) moveByKey(source, id, key);
    else if (key === 'ArrowUp') choose(rows[index - 1]?.element.id);
    else if (key === 'ArrowDown') choose(rows[index + 1]?.element.id);
    else if (key === 'ArrowLeft') choose(parent);
    else choose(element.children[0]?.id);
  }

  if (rows.length === 0)
    return <p className="p-3 text-13 text-muted">{translate('designer.source.empty')}</p>;
  return (
    <div
      aria-label={translate('designer.layers.title')}
      className="relative"
      onBlur={(event) => {
        if (event.relatedTarget !== null) hadFocus.current = false;
      }}
      onFocus={() => {
        hadFocus.current = true;
      }}
      ref={tree}
      role="tree"
      style={{ height: rows.length * height + 2 * margin }}
    >
      {rows.map((row, index) => {
        const { element, level } = row;
        const { id, place } = element;
        if (!isDrawn(index) && id !== focused) return null;
        const Icon = iconOf(element);
        const name = element.kind === 'fragment' ? translate('designer.source.fragment') : element.tag;
        const text = textOf(element);
        const side = drag.sideFor(id);
        return (
          <div
            {...drag.rowHandlers(id)}
            draggable={structureLock(element) === null}
            aria-expanded={element.children.length > 0 ? true : undefined}
            aria-label={text === '' ? name : `${name}: ${text}`}
            aria-level={level}
            aria-posinset={row.position}
            aria-selected={id === selected}
            aria-setsize={row.total}
            className={classNames(
              'absolute inset-x-0 flex h-8 cursor-default items-center gap-1.5 pr-2 text-13 outline-offset-[-2px] pointer-coarse:h-11',
              id === selected ? 'bg-secondary/14' : 'hover:bg-ink/4',
              place.kind === 'condition' && place.isElse && 'text-muted',
              side !== null && dropLooks[side],
            )}
            data-source={id}
            key={id}
            onClick={() => choose(id)}
            onKeyDown={(event) => pressKey(event, row, index)}
            role="treeitem"
            style={{ paddingLeft: 10 + Math.min(level - 1, 10) * 12, top: margin + index * height }}
            tabIndex={id === focused ? 0 : -1}
          >
            <Icon
              aria-hidden="true"
              className={classNames(
                'size-3.5 shrink-0',
                structureLock(element) === null ? 'text-ink' : 'text-muted',
              )}
            />
            <span className="shrink-0">{name}</span>
            <span className="min-w-0 truncate text-muted">{text}</span>
          </div>
        );
      })}
    </div>
  );
}
