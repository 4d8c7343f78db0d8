import type { DesignElement, ElementId } from '@kilim/design-model';
import { Eye, EyeOff, Lock, LockOpen } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { setState } from '../state/designer-commands.ts';
import { useDesigner } from '../state/designer-context.tsx';
import type { LayerRow as Row } from './layer-rows.ts';
import { typeIcons } from './palette.tsx';
import { RenameField } from './rename-field.tsx';

/** What the rows of the layers do. */
export interface LayerEvents {
  readonly choose: (id: ElementId, event: MouseEvent) => void;
  readonly rename: (id: ElementId) => void;
  readonly renamed: (id: ElementId, name: string | null) => void;
  readonly press: (id: ElementId, event: KeyboardEvent) => void;
  readonly drag: (id: ElementId, event: DragEvent<HTMLElement>) => void;
}

interface LayerRowProps extends Row {
  readonly top: number;
  readonly isChosen: boolean;
  readonly isRenamed: boolean;
  readonly isStop: boolean;
  readonly dropLook: string | false;
  /** The same object for all rows and all times. */
  readonly events: LayerEvents;
}

/** One row of the layers: name, lock and visibility; drawn again only when it changes. */
export const LayerRow = memo(function LayerRow({
  element,
  level,
  position,
  total,
  top,
  isChosen,
  isRenamed,
  isStop,
  dropLook,
  events,
}: LayerRowProps) {
  const drag = (event: DragEvent<HTMLElement>): void => events.drag(id, event);
  const { id, name, isHidden, type } = element;
  const Icon = typeIcons[type];
  return (
    <div
      aria-expanded={element.children.length > 0 ? true : undefined}
      aria-label={name}
      aria-level={level}
      aria-posinset={position}
      aria-selected={isChosen}
      aria-setsize={total}
      className={classNames(
        'group absolute inset-x-0 flex h-8 items-center gap-1.5 pr-1 text-13 outline-offset-[-2px] pointer-coarse:h-11',
        isChosen ? 'bg-secondary/14' : 'hover:bg-ink/4',
        isHidden && 'text-muted',
        dropLook,
      )}
      data-layer={id}
      draggable
      onClick={(event) => events.choose(id, event)}
      onDoubleClick={() => events.rename(id)}
      onDragEnd={drag}
      onDragOver={drag}
      onDragStart={drag}
      onDrop={drag}
      onKeyDown={(event) => events.press(id, event)}
      role="treeitem"
      style={{ paddingLeft: 10 + (level - 1) * 14, top }}
      tabIndex={isStop ? 0 : -1}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
      {isRenamed ? (
        <RenameField name={name} onDone={(next) => events.renamed(id, next)} />
      ) : (
        <span className="min-w-0 flex-1 truncate">{name}</span>
      )}
      <Switches element={element} />
    </div>
  );
});

function Switches({ element: { id, name, isLocked, isHidden } }: { readonly element: DesignElement }) {
  const translate = useTranslate();
  const designer = useDesigner();
  return (
    <>
      <LayerButton
        icon={isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
        isOn={isLocked}
        label={translate(isLocked ? 'designer.layers.unlock' : 'designer.layers.lock', { name })}
        onClick={() => setState(designer, [id], { isLocked: !isLocked })}
      />
      <LayerButton
        icon={isHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        isOn={isHidden}
        label={translate(isHidden ? 'designer.layers.show' : 'designer.layers.hide', { name })}
        onClick={() => setState(designer, [id], { isHidden: !isHidden })}
      />
    </>
  );
}

interface LayerButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

function LayerButton({ label, icon, isOn, onClick }: LayerButtonProps) {
  return (
    <button
      aria-label={label}
      aria-pressed={isOn}
      className={classNames(
        'flex size-7 shrink-0 items-center justify-center rounded-control text-muted hover:bg-ink/8 hover:text-ink pointer-coarse:size-10 [&_svg]:size-3.5',
        !isOn &&
          'opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 pointer-coarse:opacity-100',
      )}
      onClick={(event) => {
        event.stopPropagation();
        onClick();
      }}
      title={label}
      type="button"
    >
      {icon}
    </button>
  );
}
