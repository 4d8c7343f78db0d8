import { useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import { ExampleButtons } from './example-buttons.tsx';

export interface RefusedAppProps {
  /** Why there is no app; null if the browser could not build it. */
  readonly reason: string | null;
  readonly onExample: (prompt: string) => void;
  readonly onContinue: () => void;
}

/** The app could not be built in the browser: what works instead, and the way to continue with the own request. */
export function RefusedApp({ reason, onExample, onContinue }: RefusedAppProps) {
  const translate = useTranslate();
  return (
    <div role="status" className="mt-4 rounded-card border border-line bg-sunken p-4">
      <p className="pb-3 text-14">{reason ?? translate('home.refused.failed')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <ExampleButtons onChoose={onExample} />
        <Button variant="link" onClick={onContinue}>
          {translate('home.refused.continue')}
        </Button>
      </div>
    </div>
  );
}
