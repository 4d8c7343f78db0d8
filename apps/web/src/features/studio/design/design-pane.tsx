import { ensureNamespace } from '../../../i18n/translation.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { renderLoadError } from '../../../ui/load-error.tsx';
import { PanelsSkeleton } from '../layout/studio-skeleton.tsx';

const Designer = lazyComponent(async () => {
  const [part] = await Promise.all([import('./design-home.tsx'), ensureNamespace('designer')]);
  return part.DesignHome;
});

/** The visual designer, which is loaded when it is first shown. */
export function DesignPane() {
  return <Designer fallback={<PanelsSkeleton />} renderError={renderLoadError} />;
}
