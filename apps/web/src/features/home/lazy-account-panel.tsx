import { ensureNamespace, useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { KeepAppPanelProps } from './keep-app-panel.tsx';

/** Loads with the form and its texts when the prompt box gets the focus; it is not part of the first load. */
const Panel = lazyComponent(async () => {
  const [{ KeepAppPanel }] = await Promise.all([
    import('./keep-app-panel.tsx'),
    ensureNamespace('auth'),
    ensureNamespace('start'),
  ]);
  return KeepAppPanel;
});

/** A failed load is retried when the panel is shown. */
export const preloadAccountPanel = (): void => {
  Panel.preload().catch(() => undefined);
};

/** The registration in place of the prompt box, or its outline while it loads. */
export function LazyAccountPanel(props: KeepAppPanelProps) {
  const translate = useTranslate();
  return (
    <Panel
      {...props}
      fallback={
        <div aria-hidden="true" className="flex w-full max-w-md flex-col gap-5">
          <Skeleton className="h-24 w-full" />
          {['name', 'email', 'password', 'repeat'].map((field) => (
            <Skeleton key={field} className="h-16 w-full" />
          ))}
          <Skeleton className="h-12 w-full" />
        </div>
      }
      renderError={(retry) => (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-14">
          {translate('home.formFailed')}
          <Button variant="secondary" onClick={retry}>
            {translate('common.retry')}
          </Button>
        </div>
      )}
    />
  );
}
