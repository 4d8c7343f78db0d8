import { Plus } from 'lucide-react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { createScreen } from '../state/designer-commands.ts';
import { useDesigner, useDesignerState, useScreen } from '../state/designer-context.tsx';
import { ScreenRow } from './screen-row.tsx';

/** The screens of the app; the first one opens first. */
export function Screens() {
  const translate = useTranslate();
  const designer = useDesigner();
  const screens = useDesignerState((state) => state.history.present.design.screens);
  const shown = useScreen();
  return (
    <div className="flex flex-col gap-1 p-2">
      <ul aria-label={translate('designer.screens.title')} className="flex flex-col gap-1">
        {screens.map((screen, index) => (
          <ScreenRow
            index={index}
            isShown={screen.id === shown.id}
            key={screen.id}
            screen={screen}
            total={screens.length}
          />
        ))}
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
