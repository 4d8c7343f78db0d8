import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';

/** A titled card of the settings. */
export function SettingsSection({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-5 p-4 sm:p-5">
        <div className="max-w-xl">
          <h3 id={id} className="text-16 font-semibold">
            {title}
          </h3>
          {intro === undefined ? null : <p className="pt-1 text-14 text-muted">{intro}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}
