import { FolderOpen, LayoutTemplate, Sparkles } from 'lucide-react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { DesignTool } from '../../session/studio-ui.ts';

/** The tools of the designer with their icons, in the order of the bar and of its menu. */
export const tools = [
  { tool: 'templates', label: 'designer.toolbar.templates', Icon: LayoutTemplate },
  { tool: 'generator', label: 'designer.generator.title', Icon: Sparkles },
  { tool: 'library', label: 'designer.library.title', Icon: FolderOpen },
] as const;

/** Templates, the component generator and the library. */
export function ToolButtons({ onTool }: { readonly onTool: (tool: DesignTool) => void }) {
  const translate = useTranslate();
  return tools.map(({ tool, label, Icon }) => (
    <IconButton
      icon={<Icon aria-hidden="true" />}
      key={tool}
      label={translate(label)}
      onClick={() => onTool(tool)}
    />
  ));
}
