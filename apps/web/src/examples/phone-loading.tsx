import type { ReactNode } from 'react';
import { WovenMedallion } from '../ui/woven-motif.tsx';

export interface PhoneLoadingProps {
  readonly text: string;
  readonly isStill?: boolean;
  /** A button to continue. */
  readonly children?: ReactNode;
}

/** Shown in the phone while the app loads or when loading failed. */
export function PhoneLoading({ text, isStill = false, children }: PhoneLoadingProps) {
  return (
    <div
      role="status"
      className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-sunken px-6"
    >
      <WovenMedallion className={isStill ? '' : 'animate-shimmer'} />
      <p className="text-center text-13 text-muted">{text}</p>
      {children}
    </div>
  );
}
