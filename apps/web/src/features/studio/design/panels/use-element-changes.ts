import {
  type DesignElement,
  type FrameField,
  frameFields,
  type PropertyName,
  readNumberField,
} from '@kilim/design-model';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useDesigner } from '../state/designer-context.tsx';
import { currentScreen } from '../state/designer-store.ts';
import type { FieldValue } from './property-field-props.ts';

/** Changes of the selected elements. The functions stay the same, so that a change draws only its own field again. */
export function useElementChanges(elements: readonly DesignElement[]) {
  const { store } = useDesigner();
  const latest = useRef(elements);
  useLayoutEffect(() => {
    latest.current = elements;
  }, [elements]);
  const keyOf = (): string => latest.current.map(({ id }) => id).join(' ');

  const changeFrame = useCallback(
    (field: FrameField, value: number): void => {
      const frames = latest.current.map(({ id, x, y, width, height }) => ({
        id,
        x,
        y,
        width,
        height,
        [field]: readNumberField(String(value), frameFields[field]),
      }));
      const { id: screenId } = currentScreen(store.getState());
      store.apply({ type: 'set-frames', screenId, frames }, `frame ${field} ${keyOf()}`);
    },
    [store],
  );
  const changeProperty = useCallback(
    (name: PropertyName, value: FieldValue | undefined): void => {
      const changes = latest.current.map(({ id }) => ({ id, props: { [name]: value ?? null } }));
      const { id: screenId } = currentScreen(store.getState());
      store.apply({ type: 'set-props', screenId, changes }, `property ${name} ${keyOf()}`);
    },
    [store],
  );
  return { changeFrame, changeProperty };
}
