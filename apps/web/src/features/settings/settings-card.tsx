import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

export interface SettingsCardProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** At the right of the title, such as a status. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A card of a settings tab: title, description, controls. */
export function SettingsCard({ title, description, aside, children }: SettingsCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card className="flex flex-col gap-5 p-4 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 max-w-xl">
            <h2 id={titleId} className="text-16 font-semibold">
              {title}
            </h2>
            {description === undefined ? null : <p className="pt-1 text-14 text-muted">{description}</p>}
          </div>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  );
}
