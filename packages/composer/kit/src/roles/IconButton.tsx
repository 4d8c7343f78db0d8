import type { ComponentProps } from 'react';
import { IconButton as PlainIconButton } from '../ui/IconButton';
import { useHasButton } from './button-action';

/** Left out where the role may not do what its icon stands for. */
export function IconButton(props: ComponentProps<typeof PlainIconButton>) {
  return useHasButton(props.icon) ? <PlainIconButton {...props} /> : null;
}
