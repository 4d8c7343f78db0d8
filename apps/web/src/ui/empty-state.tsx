import type { ReactNode } from 'react';
import { WovenMedallion } from './woven-motif.tsx';

export interface EmptyStateProps {
  readonly title: string;
  /** What to do next. */
  readonly description: ReactNode;
  readonly action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <WovenMedallion className="mb-4" />
      <h2 className="text-20 font-semibold">{title}</h2>
      <p className="max-w-md text-14 text-muted">{description}</p>
      {action === undefined ? null : <div className="pt-4">{action}</div>}
    </div>
  );
}
