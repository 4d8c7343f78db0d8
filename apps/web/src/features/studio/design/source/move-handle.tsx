import type { Frame } from '@kilim/design-model';
import { ArrowDownUp, Move } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';

interface MoveHandleProps {
  readonly handlers: HTMLAttributes<HTMLElement>;
  readonly scale: number;
  /** Whether it changes the order in a flow. */
  readonly isInFlow: boolean;
}

/** The handle that moves an element: beside it, so that presses on it still select what is inside. */
export function MoveHandle({ handlers, scale, isInFlow }: MoveHandleProps) {
  const translate = useTranslate();
  const Icon = isInFlow ? ArrowDownUp : Move;
  return (
    <span
      {...handlers}
      className="pointer-events-auto absolute bottom-full left-1/2 mb-2 grid size-6 -translate-x-1/2 cursor-move touch-none place-items-center rounded-full bg-secondary text-page pointer-coarse:size-10"
      data-source-handle="move"
      style={{ scale: 1 / scale }}
      title={translate(isInFlow ? 'designer.source.reorder' : 'designer.source.drag')}
    >
      <Icon className="size-3.5" />
    </span>
  );
}

const styleOf = ({ x, y, width, height }: Frame) => ({ left: x, top: y, width, height });

/** Where a dragged element of a flow goes: a line between its new neighbours, in the container that gets it. */
export function InsertionLine({ line, container }: { readonly line: Frame; readonly container: Frame }) {
  return (
    <>
      <span className="absolute outline-2 outline-secondary outline-dashed" style={styleOf(container)} />
      <span
        className="absolute rounded-full bg-secondary ring-1 ring-page"
        data-insertion=""
        style={styleOf(line)}
      />
    </>
  );
}
