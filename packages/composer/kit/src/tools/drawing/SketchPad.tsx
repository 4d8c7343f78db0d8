import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { createCollection } from '../../data/collection';
import { strings } from '../../strings';
import { space } from '../../theme';
import { Card } from '../../ui/Card';
import { ColorField } from '../../ui/fields/ColorField';
import { TextField } from '../../ui/fields/TextField';
import { IconButton } from '../../ui/IconButton';
import { Screen } from '../../ui/Screen';
import { Segmented } from '../../ui/Segmented';
import { useToast } from '../../ui/Toast';
import { Album } from './Album';
import { DrawingBoard } from './DrawingBoard';
import { exampleDrawing } from './example';
import { type Drawing, type Stroke, strokeMaximum } from './strokes';

export const useDrawings = createCollection<Drawing>({
  key: 'tool-drawings',
  version: 1,
  samples: () => [{ id: 'first', name: strings.drawing.first, strokes: exampleDrawing }],
});

const widths = { thin: 8, medium: 20, thick: 48 } as const;
type Brush = keyof typeof widths | 'eraser';
const paperColor = '#ffffff';

/** Drawings by finger: colours, three brushes, an eraser, undo, and an album of all drawings. */
export function SketchPad({ title }: { title: string }) {
  const { width, height } = useWindowDimensions();
  const { items, save, update, remove } = useDrawings();
  const showToast = useToast((toast) => toast.show);
  const [chosen, setChosen] = useState('');
  const [brush, setBrush] = useState<Brush>('medium');
  const [color, setColor] = useState('#3b7dd8');
  const drawing = items.find(({ id }) => id === chosen) ?? items[0];
  const strokes = drawing?.strokes ?? [];

  const add = () => setChosen(save({ name: strings.drawing.fresh(items.length + 1), strokes: [] }));
  const draw = (stroke: Stroke) => {
    if (!drawing) setChosen(save({ name: strings.drawing.fresh(1), strokes: [stroke] }));
    else if (strokes.length >= strokeMaximum) showToast({ text: strings.drawing.full });
    else update(drawing.id, { strokes: [...strokes, stroke] });
  };
  const undo = () => {
    if (drawing) update(drawing.id, { strokes: strokes.slice(0, -1) });
  };
  const clear = () => {
    if (!drawing || strokes.length === 0) return;
    update(drawing.id, { strokes: [] });
    showToast({
      text: strings.drawing.cleared,
      action: { label: strings.common.undo, onPress: () => update(drawing.id, { strokes }) },
    });
  };
  const drop = () => {
    if (!drawing) return;
    const restore = remove(drawing.id);
    setChosen('');
    showToast({ text: strings.drawing.removed, action: { label: strings.common.undo, onPress: restore } });
  };

  return (
    <Screen title={title} right={<IconButton icon="add" label={strings.drawing.add} onPress={add} />}>
      <DrawingBoard
        strokes={strokes}
        color={brush === 'eraser' ? paperColor : color}
        width={brush === 'eraser' ? 70 : widths[brush]}
        size={Math.min(width - space.lg * 2, 480, Math.max(240, height - 160))}
        label={strings.drawing.paper(drawing?.name ?? '', strokes.length)}
        onStroke={draw}
      />
      <View style={styles.actions}>
        <IconButton icon="arrow-undo" label={strings.drawing.undo} onPress={undo} />
        <IconButton icon="trash-outline" label={strings.drawing.clear} onPress={clear} />
      </View>
      <Segmented
        label={strings.drawing.brush}
        value={brush}
        onChange={setBrush}
        options={[
          { value: 'thin', label: strings.drawing.thin },
          { value: 'medium', label: strings.drawing.medium },
          { value: 'thick', label: strings.drawing.thick },
          { value: 'eraser', label: strings.drawing.eraser },
        ]}
      />
      <Card style={styles.card}>
        <ColorField label={strings.drawing.color} value={color} onChange={setColor} />
      </Card>
      <Album drawings={items} chosen={drawing?.id ?? ''} onChoose={setChosen} />
      {drawing ? (
        <Card style={styles.card}>
          <TextField
            label={strings.drawing.name}
            value={drawing.name}
            maxLength={40}
            onChange={(name) => update(drawing.id, { name })}
          />
          <IconButton icon="close" label={strings.drawing.remove} onPress={drop} />
        </Card>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', justifyContent: 'center', gap: space.lg },
  card: { gap: space.md },
});
