import { lazyComponent } from '../../../ui/lazy-component.tsx';

/** The file tree of the drawer, a separate chunk: phones show it only after a press. */
export const DrawerTree = lazyComponent(
  async () => (await import('../tree/file-tree-panel.tsx')).FileTreePanel,
);
