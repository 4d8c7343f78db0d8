import { useStudio } from '../session/studio-context.tsx';
import type { DesignTool } from '../session/studio-ui.ts';

const designer = { narrowTab: 'design', middlePane: 'design' } as const;

/** Opens the tools of the studio. */
export function useOpenTool() {
  const { ui } = useStudio();
  return {
    openDesignTool: (designTool: DesignTool) => ui.change({ ...designer, designTool }),
    openLibrary: () => ui.change({ isLibraryOpen: true }),
    openDesigner: () => ui.change({ ...designer, isDesignFull: true }),
    openTest: () => ui.change({ isTestOpen: true }),
  };
}
