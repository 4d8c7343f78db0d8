import type { ComponentProps } from 'react';
import { EmptyState as PlainEmptyState } from '../ui/EmptyState';
import { useHasButton } from './button-action';

/** Without its button where the role may not do what the button's icon stands for. */
export function EmptyState({ action, ...props }: ComponentProps<typeof PlainEmptyState>) {
  const hasButton = useHasButton(action?.icon);
  return <PlainEmptyState {...props} action={hasButton ? action : undefined} />;
}
