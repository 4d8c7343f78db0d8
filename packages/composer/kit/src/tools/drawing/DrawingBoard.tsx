import { useRef, useState } from 'react';
import { PanResponder, StyleSheet, View } from 'react-native';
import { radius } from '../../theme';
import { Paper } from './Paper';
import { extendStroke, type Point, paperSize, type Stroke } from './strokes';

interface DrawingBoardProps {
  strokes: readonly Stroke[];
  color: string;
  width: number;
  size: number;
  label: string;
  onStroke: (stroke: Stroke) => void;
}

/** Paper that a finger draws on. Only the paper receives the gesture, so the page does not scroll. */
export function DrawingBoard({ strokes, color, width, size, label, onStroke }: DrawingBoardProps) {
  const [current, setCurrent] = useState<Stroke | null>(null);
  const drawn = useRef<Stroke | null>(null);
  const latest = useRef({ color, width, size, onStroke });
  latest.current = { color, width, size, onStroke };
  const start = useRef<Point>({ x: 0, y: 0 });

  const [responder] = useState(() => {
    const show = (stroke: Stroke | null) => {
      drawn.current = stroke;
      setCurrent(stroke);
    };
    const finish = () => {
      if (drawn.current) latest.current.onStroke(drawn.current);
      show(null);
    };
    return PanResponder.create({
      onStartShouldSetPanResponder: () => true,
      onMoveShouldSetPanResponder: () => true,
      onPanResponderTerminationRequest: () => false,
      onPanResponderGrant: ({ nativeEvent }) => {
        const scale = paperSize / latest.current.size;
        start.current = { x: nativeEvent.locationX * scale, y: nativeEvent.locationY * scale };
        const { color, width } = latest.current;
        show(extendStroke({ color, width, points: [] }, start.current));
      },
      onPanResponderMove: (_, { dx, dy }) => {
        const scale = paperSize / latest.current.size;
        const point = { x: start.current.x + dx * scale, y: start.current.y + dy * scale };
        if (drawn.current) show(extendStroke(drawn.current, point));
      },
      onPanResponderRelease: finish,
      onPanResponderTerminate: finish,
    });
  });

  return (
    <View
      role="img"
      aria-label={label}
      style={[styles.paper, { width: size, height: size }]}
      {...responder.panHandlers}
    >
      <Paper strokes={current ? [...strokes, current] : strokes} />
    </View>
  );
}

const styles = StyleSheet.create({
  paper: {
    backgroundColor: '#ffffff',
    borderRadius: radius.card,
    overflow: 'hidden',
    alignSelf: 'center',
    touchAction: 'none',
    userSelect: 'none',
  } as object,
});
