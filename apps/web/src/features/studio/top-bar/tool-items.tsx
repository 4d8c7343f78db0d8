import { CirclePlay, FolderOpen, LayoutTemplate, PenTool, Sparkles } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { MenuItem } from '../../../ui/menu.tsx';
import { useOpenTool } from './use-open-tool.ts';

/** The tools of the studio as items of a menu: docs/rules/studio.md#tools */
export function ToolItems() {
  const translate = useTranslate();
  const { openDesignTool, openLibrary, openDesigner, openTest } = useOpenTool();
  return (
    <>
      <MenuItem icon={<Sparkles aria-hidden="true" />} onSelect={() => openDesignTool('generator')}>
        {translate('studio.tools.generator')}
      </MenuItem>
      <MenuItem icon={<LayoutTemplate aria-hidden="true" />} onSelect={() => openDesignTool('templates')}>
        {translate('studio.tools.templates')}
      </MenuItem>
      <MenuItem icon={<FolderOpen aria-hidden="true" />} onSelect={openLibrary}>
        {translate('studio.tools.library')}
      </MenuItem>
      <MenuItem icon={<PenTool aria-hidden="true" />} onSelect={openDesigner}>
        {translate('studio.tools.designer')}
      </MenuItem>
      <MenuItem icon={<CirclePlay aria-hidden="true" />} onSelect={openTest}>
        {translate('studio.tools.test')}
      </MenuItem>
    </>
  );
}
