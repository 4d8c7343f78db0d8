import { Shapes } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { ToolItems } from './tool-items.tsx';

/** Component generator, templates, library, visual editor and interactive test. */
export function ToolsMenu() {
  const translate = useTranslate();
  const label = translate('studio.tools.title');
  return (
    <Menu label={label} trigger={<IconButton icon={<Shapes aria-hidden="true" />} label={label} />}>
      <ToolItems />
    </Menu>
  );
}
