import type { ReactNode } from 'react';
import { useKeptRole } from './current-role';

/** Waits for the role of the last session, so that nothing is seen that it hides. */
export function RoleGate({ children }: { children: ReactNode }) {
  return useKeptRole(({ isLoaded }) => isLoaded) ? children : null;
}
