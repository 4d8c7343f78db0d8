import { memo, type Ref } from 'react';
import { layoutOf, useDesignerState, useScreen, useSelection } from '../state/designer-context.tsx';
import { ElementView } from './element-view.tsx';

/** The screen with its elements in pixels of the device; the canvas moves and scales it. */
export const World = memo(function World({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  const screen = useScreen();
  const layout = layoutOf(screen);
  const selected = new Set(useSelection());
  const device = useDesignerState((state) => state.device);
  const hasGrid = useDesignerState((state) => state.hasGrid);
  return (
    <div
      className="absolute top-0 left-0 origin-top-left shadow-float select-none"
      ref={ref}
      style={{ width: device.width, height: device.height, backgroundColor: screen.backgroundColor }}
    >
      {screen.elements.map((element) => {
        const frame = layout.get(element.id);
        if (frame === undefined) return null;
        const isSelected = selected.has(element.id);
        return <ElementView element={element} isOption isSelected={isSelected} key={element.id} {...frame} />;
      })}
      {hasGrid ? <div aria-hidden="true" className="designer-grid" /> : null}
    </div>
  );
});
