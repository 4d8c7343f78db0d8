import { devices, stepZoom } from '@kilim/design-model';
import {
  Code,
  Ellipsis,
  Grid3x3,
  Maximize,
  Maximize2,
  Minimize2,
  Minus,
  Plus,
  RotateCcw,
} from 'lucide-react';
import { useStore } from 'zustand';
import { useTranslate } from '../../../../i18n/translation.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/menu.tsx';
import { MenuCheckItem } from '../../../../ui/menu-check-item.tsx';
import type { DesignTool } from '../../session/studio-ui.ts';
import { fitScreen } from '../canvas/key-actions.ts';
import { useDesigner, useDesignerState } from '../state/designer-context.tsx';
import { tools } from './tool-buttons.tsx';
import type { ToolbarRoom } from './toolbar-room.ts';

interface ToolbarMenuProps extends ToolbarRoom {
  readonly isPreviewing: boolean;
  readonly isFull: boolean;
  /** Null where the design has no code, or a button of its own for it. */
  readonly onShowCode: (() => void) | null;
  /** Null on the designer's own page, which has the whole window. */
  readonly onToggleFull: (() => void) | null;
  readonly onTool: (tool: DesignTool) => void;
}

/** The tools that have no room in the bar. */
export function ToolbarMenu({
  hasTools,
  hasView,
  hasWords,
  isPreviewing,
  isFull,
  onShowCode,
  onToggleFull,
  onTool,
}: ToolbarMenuProps) {
  const translate = useTranslate();
  if (hasTools) return null;
  return (
    <Menu
      label={translate('designer.toolbar.more')}
      trigger={
        <IconButton icon={<Ellipsis aria-hidden="true" />} label={translate('designer.toolbar.more')} />
      }
    >
      {/* Rows of 44 pixels on a phone. */}
      <div className="max-sm:[&>[role^=menuitem]]:min-h-11">
        {isPreviewing
          ? null
          : tools.map(({ tool, label, Icon }) => (
              <MenuItem icon={<Icon aria-hidden="true" />} key={tool} onSelect={() => onTool(tool)}>
                {translate(label)}
              </MenuItem>
            ))}
        {onShowCode === null ? null : (
          <MenuItem icon={<Code aria-hidden="true" />} onSelect={onShowCode}>
            {translate('designer.toolbar.code')}
          </MenuItem>
        )}
        {onToggleFull === null ? null : (
          <MenuItem
            icon={isFull ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
            onSelect={onToggleFull}
          >
            {translate(isFull ? 'designer.toolbar.leaveFull' : 'designer.toolbar.full')}
          </MenuItem>
        )}
        {hasView || isPreviewing ? null : <ViewItems />}
        {hasWords ? null : <DeviceItems />}
      </div>
    </Menu>
  );
}

function ViewItems() {
  const translate = useTranslate();
  const designer = useDesigner();
  const { store, view } = designer;
  const hasGrid = useDesignerState((state) => state.hasGrid);
  const zoom = useStore(view, (state) => state.zoom);
  return (
    <>
      <MenuSeparator />
      <MenuCheckItem
        icon={<Grid3x3 aria-hidden="true" />}
        isChecked={hasGrid}
        onSelect={() => store.change({ hasGrid: !hasGrid })}
      >
        {translate('designer.toolbar.grid')}
      </MenuCheckItem>
      <MenuItem icon={<Maximize aria-hidden="true" />} onSelect={() => fitScreen(designer)}>
        {translate('designer.toolbar.fit')}
      </MenuItem>
      <MenuItem icon={<Plus aria-hidden="true" />} onSelect={() => view.zoom(stepZoom(zoom, 1))} staysOpen>
        {translate('designer.toolbar.zoomIn')}
      </MenuItem>
      <MenuItem icon={<Minus aria-hidden="true" />} onSelect={() => view.zoom(stepZoom(zoom, -1))} staysOpen>
        {translate('designer.toolbar.zoomOut')}
      </MenuItem>
      <MenuItem icon={<RotateCcw aria-hidden="true" />} onSelect={() => view.zoom(1)}>
        {translate('designer.toolbar.zoomReset', { zoom: Math.round(zoom * 100) })}
      </MenuItem>
    </>
  );
}

function DeviceItems() {
  const translate = useTranslate();
  const { store, frame } = useDesigner();
  const chosen = useDesignerState((state) => state.device);
  return (
    <>
      <MenuSeparator />
      {devices[frame].map((device) => (
        <MenuCheckItem
          isChecked={device.id === chosen.id}
          key={device.id}
          onSelect={() => store.change({ device })}
        >
          {[translate(device.labelKey), [device.width, device.height].join(' × ')].join(' ')}
        </MenuCheckItem>
      ))}
    </>
  );
}
