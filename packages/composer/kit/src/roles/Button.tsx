import type { ComponentProps } from 'react';
import { Button as PlainButton } from '../ui/Button';
import { useHasButton } from './button-action';

/** Left out where the role may not do what its icon stands for. */
export function Button(props: ComponentProps<typeof PlainButton>) {
  return useHasButton(props.icon) ? <PlainButton {...props} /> : null;
}
