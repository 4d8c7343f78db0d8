import type { Alignment } from '@kilim/design-model';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  BringToFront,
  Copy,
  Group,
  type LucideIcon,
  SendToBack,
  Trash2,
  Ungroup,
} from 'lucide-react';
import { memo } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import {
  alignSelected,
  distributeSelected,
  duplicateSelected,
  groupSelected,
  orderSelected,
  removeSelected,
  ungroupSelected,
} from '../state/designer-commands.ts';
import { useDesigner } from '../state/designer-context.tsx';

const alignmentIcons: Readonly<Record<Alignment, LucideIcon>> = {
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
};

const sides = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;

interface SelectionActionsProps {
  /** How many elements are selected. */
  readonly count: number;
  readonly hasGroup: boolean;
  readonly isLocked: boolean;
}

/** Buttons for the selection: align, distribute, order, group, duplicate and delete. */
export const SelectionActions = memo(function SelectionActions({
  count,
  hasGroup,
  isLocked,
}: SelectionActionsProps) {
  const translate = useTranslate();
  const designer = useDesigner();
  return (
    <fieldset
      aria-label={translate('designer.actions.title')}
      className="grid grid-cols-7 gap-0.5 rounded-control bg-sunken p-0.5 disabled:opacity-55"
      disabled={isLocked}
    >
      {sides.map((side) => (
        <ActionButton
          icon={alignmentIcons[side]}
          key={side}
          label={translate(`designer.align.${side}`)}
          onClick={() => alignSelected(designer, side)}
        />
      ))}
      <ActionButton
        icon={AlignHorizontalDistributeCenter}
        isDisabled={count < 3}
        label={translate('designer.align.across')}
        onClick={() => distributeSelected(designer, 'x')}
      />
      <ActionButton
        icon={AlignVerticalDistributeCenter}
        isDisabled={count < 3}
        label={translate('designer.align.down')}
        onClick={() => distributeSelected(designer, 'y')}
      />
      <ActionButton
        icon={BringToFront}
        label={translate('designer.actions.front')}
        onClick={() => orderSelected(designer, 'front')}
      />
      <ActionButton
        icon={SendToBack}
        label={translate('designer.actions.back')}
        onClick={() => orderSelected(designer, 'back')}
      />
      <ActionButton
        icon={Group}
        label={translate('designer.actions.group')}
        onClick={() => groupSelected(designer)}
      />
      <ActionButton
        icon={Ungroup}
        isDisabled={!hasGroup}
        label={translate('designer.actions.ungroup')}
        onClick={() => ungroupSelected(designer)}
      />
      <ActionButton
        icon={Copy}
        label={translate('designer.actions.duplicate')}
        onClick={() => duplicateSelected(designer)}
      />
      <ActionButton
        icon={Trash2}
        label={translate('designer.actions.delete')}
        onClick={() => removeSelected(designer)}
      />
    </fieldset>
  );
});

interface ActionButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

function ActionButton({ icon: Icon, label, isDisabled = false, onClick }: ActionButtonProps) {
  return (
    <button
      aria-label={label}
      className="flex h-8 items-center justify-center rounded-control text-muted hover:bg-ink/8 hover:text-ink disabled:opacity-40 pointer-coarse:h-10"
      disabled={isDisabled}
      onClick={onClick}
      title={label}
      type="button"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
