import type { ComponentProps } from 'react';
import { AddButton as PlainAddButton } from '../ui/AddButton';
import { useHasButton } from './button-action';

/** Left out where the role may not add entries. */
export function AddButton(props: ComponentProps<typeof PlainAddButton>) {
  return useHasButton('add') ? <PlainAddButton {...props} /> : null;
}
