import {
  CirclePlay,
  Code,
  Download,
  FileText,
  FolderOpen,
  History,
  LayoutTemplate,
  MessageSquare,
  PenTool,
  Save,
  Smartphone,
  Sparkles,
} from 'lucide-react';
import { useCommands } from '../../../commands/command-registry.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import type { StudioWidth } from '../layout/use-studio-width.ts';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import { useOpenTool } from './use-open-tool.ts';

interface TopBarActions {
  readonly width: StudioWidth;
  readonly onVersions: () => void;
  readonly onExport: () => void;
  readonly onToggleChat: () => void;
}

/** The studio's actions in the command palette. */
export function useTopBarCommands({ width, onVersions, onExport, onToggleChat }: TopBarActions): void {
  const translate = useTranslate();
  const tools = useOpenTool();
  const { ui, sync, showCode } = useStudio();
  const isCodeShown = useStudioUi((state) => state.isCodeShown);
  const isWide = width === 'wide';
  const isNarrow = width === 'narrow';
  useCommands([
    {
      id: 'export',
      label: translate('studio.export.button'),
      icon: <Download aria-hidden="true" />,
      keywords: 'zip expo',
      run: onExport,
    },
    {
      id: 'versions',
      label: translate('studio.versions.open'),
      icon: <History aria-hidden="true" />,
      run: onVersions,
    },
    {
      id: 'code',
      label: translate(isWide && isCodeShown ? 'studio.panels.hideCode' : 'studio.panels.showCode'),
      icon: <Code aria-hidden="true" />,
      run: () => {
        showCode(!(isWide && isCodeShown));
        ui.change({ narrowTab: 'code', middlePane: 'code' });
      },
    },
    {
      id: 'design',
      label: translate('studio.panels.showDesign'),
      icon: <PenTool aria-hidden="true" />,
      run: () => ui.change({ narrowTab: 'design', middlePane: 'design' }),
    },
    {
      id: 'generator',
      label: translate('studio.tools.generator'),
      icon: <Sparkles aria-hidden="true" />,
      run: () => tools.openDesignTool('generator'),
    },
    {
      id: 'templates',
      label: translate('studio.tools.templates'),
      icon: <LayoutTemplate aria-hidden="true" />,
      run: () => tools.openDesignTool('templates'),
    },
    {
      id: 'library',
      label: translate('studio.tools.library'),
      icon: <FolderOpen aria-hidden="true" />,
      run: tools.openLibrary,
    },
    {
      id: 'designer',
      label: translate('studio.tools.designer'),
      icon: <PenTool aria-hidden="true" />,
      run: tools.openDesigner,
    },
    {
      id: 'test',
      label: translate('studio.tools.test'),
      icon: <CirclePlay aria-hidden="true" />,
      run: tools.openTest,
    },
    ...(isWide
      ? []
      : [
          {
            id: 'preview',
            label: translate('studio.panels.showPreview'),
            icon: <Smartphone aria-hidden="true" />,
            run: () => ui.change({ narrowTab: 'preview', middlePane: 'preview' }),
          },
          {
            id: 'files',
            label: translate('studio.panels.showFiles'),
            icon: <FileText aria-hidden="true" />,
            run: () => ui.change({ isTreeDrawerOpen: true }),
          },
        ]),
    {
      id: 'chat',
      label: translate(isNarrow ? 'studio.panels.showChat' : 'studio.panels.toggleChat'),
      icon: <MessageSquare aria-hidden="true" />,
      run: isNarrow ? () => ui.change({ narrowTab: 'chat' }) : onToggleChat,
    },
    {
      id: 'save',
      label: translate('studio.saveNow'),
      icon: <Save aria-hidden="true" />,
      shortcut: ['Ctrl', 'S'],
      run: () => void sync.saveNow(),
    },
  ]);
}
