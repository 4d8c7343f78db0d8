import { useNavigate } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { renderLoadError } from '../../ui/load-error.tsx';
import { PanelsSkeleton } from './layout/studio-skeleton.tsx';
import { OpenProject } from './open-project.tsx';
import { useSaveShortcut } from './session/use-save-shortcut.ts';
import { StorageBanner } from './top-bar/storage-banner.tsx';

const Designer = lazyComponent(async () => (await import('./design/designer.tsx')).Designer);

/** /visual/{projectId}: the designer on a page of its own. docs/rules/designer.md#page */
export default function VisualRoute() {
  return <OpenProject>{({ id, name }) => <VisualScreen id={id} name={name} />}</OpenProject>;
}

function VisualScreen({ id, name }: { readonly id: string; readonly name: string }) {
  const navigate = useNavigate();
  useSaveShortcut();
  return (
    <div className="flex h-full min-h-0 flex-col bg-page">
      <StorageBanner />
      <div className="min-h-0 flex-1">
        <Designer
          fallback={<PanelsSkeleton />}
          frame="designer"
          page={{ name, onGenerated: () => void navigate(paths.studio.to(id)) }}
          renderError={renderLoadError}
        />
      </div>
    </div>
  );
}
