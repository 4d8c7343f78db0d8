import { stepZoom } from '@kilim/design-model';
import { Grid3x3, Maximize, Minus, Plus } from 'lucide-react';
import { useStore } from 'zustand';
import { useTranslate } from '../../../../i18n/translation.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { fitScreen } from '../canvas/key-actions.ts';
import { useDesigner, useDesignerState } from '../state/designer-context.tsx';

/** Grid, fit and zoom. */
export function ViewControls() {
  const translate = useTranslate();
  const designer = useDesigner();
  const { store, view } = designer;
  const hasGrid = useDesignerState((state) => state.hasGrid);
  const zoom = useStore(view, (state) => state.zoom);
  return (
    <>
      <IconButton
        aria-pressed={hasGrid}
        icon={<Grid3x3 aria-hidden="true" />}
        label={translate('designer.toolbar.grid')}
        onClick={() => store.change({ hasGrid: !hasGrid })}
      />
      <IconButton
        icon={<Maximize aria-hidden="true" />}
        label={translate('designer.toolbar.fit')}
        onClick={() => fitScreen(designer)}
        shortcut="Shift 1"
      />
      <IconButton
        icon={<Minus aria-hidden="true" />}
        label={translate('designer.toolbar.zoomOut')}
        onClick={() => view.zoom(stepZoom(zoom, -1))}
        shortcut="Ctrl -"
      />
      <button
        aria-label={translate('designer.toolbar.zoomReset', { zoom: Math.round(zoom * 100) })}
        className="h-10 min-w-12 rounded-control px-1 text-13 numerals hover:bg-ink/6"
        onClick={() => view.zoom(1)}
        type="button"
      >
        {translate('designer.toolbar.zoom', { zoom: Math.round(zoom * 100) })}
      </button>
      <IconButton
        icon={<Plus aria-hidden="true" />}
        label={translate('designer.toolbar.zoomIn')}
        onClick={() => view.zoom(stepZoom(zoom, 1))}
        shortcut="Ctrl +"
      />
    </>
  );
}
