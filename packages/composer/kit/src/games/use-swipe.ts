import { useRef, useState } from 'react';
import { PanResponder } from 'react-native';
import type { Direction } from './direction';

/** Shorter movements are presses. */
const minimum = 18;

function findDirection(dx: number, dy: number): Direction | undefined {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < minimum) return undefined;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

/**
 * Reports the direction of a swipe over a board, and a press of it. Only the board receives the gesture, so
 * the page does not scroll.
 */
export function useSwipe(onSwipe: (direction: Direction) => void, onTap?: () => void) {
  const latest = useRef({ onSwipe, onTap });
  latest.current = { onSwipe, onTap };
  const [responder] = useState(() =>
    PanResponder.create({
      onStartShouldSetPanResponder: () => true,
      onMoveShouldSetPanResponder: () => true,
      onPanResponderTerminationRequest: () => false,
      onPanResponderRelease: (_, { dx, dy }) => {
        const direction = findDirection(dx, dy);
        if (direction) latest.current.onSwipe(direction);
        else latest.current.onTap?.();
      },
    }),
  );
  return responder.panHandlers;
}
