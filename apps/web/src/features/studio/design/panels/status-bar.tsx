import { countElements } from '@kilim/design-model';
import { useStore } from 'zustand';
import { useTranslate } from '../../../../i18n/translation.ts';
import { useDesigner, useDesignerState, useScreen } from '../state/designer-context.tsx';

/** Device, size, zoom, mode and number of elements. */
export function StatusBar({ isPreviewing }: { readonly isPreviewing: boolean }) {
  const translate = useTranslate();
  const { view } = useDesigner();
  const zoom = useStore(view, (state) => state.zoom);
  const { width, height, labelKey } = useDesignerState((state) => state.device);
  const screen = useScreen();
  return (
    <div className="flex h-8 shrink-0 items-center gap-3 overflow-hidden border-t border-line bg-page px-3 text-12 whitespace-nowrap text-muted numerals">
      <span className="truncate">{[translate(labelKey), [width, height].join(' × ')].join(' ')}</span>
      <span>{translate('designer.toolbar.zoom', { zoom: Math.round(zoom * 100) })}</span>
      <span>{translate(isPreviewing ? 'designer.toolbar.preview' : 'designer.toolbar.design')}</span>
      <span className="truncate">{screen.name}</span>
      <span className="ml-auto">
        {translate('designer.canvas.count', { count: countElements(screen.elements) })}
      </span>
    </div>
  );
}
