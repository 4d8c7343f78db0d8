import { Plus } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { createScreen } from '../state/designer-commands.ts';
import { useDesigner, useDesignerState, useScreen } from '../state/designer-context.tsx';
import { pictureSize, ScreenRow } from './screen-row.tsx';
import { useRowsWindow } from './use-rows-window.ts';

/** Space between two rows, and above and below the picture in one, in pixels. */
const gap = 4;
const padding = 7;

/** The screens of the app; the first one opens first. Only rows in view are drawn, because there may be 200. */
export function Screens() {
  const translate = useTranslate();
  const designer = useDesigner();
  const screens = useDesignerState((state) => state.history.present.design.screens);
  const device = useDesignerState((state) => state.device);
  const shown = useScreen();
  const list = useRef<HTMLUListElement>(null);
  // A row with the focus stays when it is scrolled out of view.
  const [focused, setFocused] = useState<string | null>(null);
  const picture = Math.ceil(pictureSize(device).height) + 2 * padding;
  const rows = useRowsWindow(list, screens.length, {
    fine: Math.max(40, picture) + gap,
    coarse: Math.max(44, picture) + gap,
  });
  const shownIndex = screens.findIndex(({ id }) => id === shown.id);
  const reveal = useEffectEvent(() => rows.show(shownIndex));
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => reveal());
    return () => cancelAnimationFrame(frame);
  }, [shown.id]);
  return (
    <div className="flex flex-col gap-1 p-2">
      <ul
        aria-label={translate('designer.screens.title')}
        className="relative"
        ref={list}
        style={{ height: screens.length * rows.height - gap }}
      >
        {screens.map((screen, index) =>
          rows.isDrawn(index) || screen.id === focused ? (
            <ScreenRow
              height={rows.height - gap}
              index={index}
              isShown={screen.id === shown.id}
              key={screen.id}
              onFocus={setFocused}
              screen={screen}
              top={index * rows.height}
              total={screens.length}
            />
          ) : null,
        )}
      </ul>
      <Button
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => createScreen(designer)}
        variant="quiet"
      >
        {translate('designer.screens.add')}
      </Button>
    </div>
  );
}
