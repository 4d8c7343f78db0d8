import { useEffect, useState } from 'react';
import { Animated, Platform, StyleSheet, Text, View } from 'react-native';
import { strings } from '../../strings';
import { useTheme } from '../../theme';
import type { Direction } from '../direction';
import { useSwipe } from '../use-swipe';
import type { Board, Tile } from './engine';

const gap = 8;
const useNativeDriver = Platform.OS !== 'web';

const tileColors: Record<number, { background: string; ink: string }> = {
  2: { background: '#FFF3DC', ink: '#4B3A21' },
  4: { background: '#FFE3B3', ink: '#4B3A21' },
  8: { background: '#FFC46B', ink: '#402A06' },
  16: { background: '#FF9F5A', ink: '#3D1B02' },
  32: { background: '#FF7A59', ink: '#3A0F04' },
  64: { background: '#D93A5B', ink: '#FFFFFF' },
  128: { background: '#C4317F', ink: '#FFFFFF' },
  256: { background: '#A63FC4', ink: '#FFFFFF' },
  512: { background: '#7A46E0', ink: '#FFFFFF' },
  1024: { background: '#4A5BE8', ink: '#FFFFFF' },
  2048: { background: '#146FB8', ink: '#FFFFFF' },
};
const beyond = { background: '#0C7A6E', ink: '#FFFFFF' };

export function MergeBoard({ board, onSwipe }: { board: Board; onSwipe: (direction: Direction) => void }) {
  const { colors } = useTheme();
  const [width, setWidth] = useState(0);
  const handlers = useSwipe(onSwipe);
  const cell = (width - gap * (board.size + 1)) / board.size;
  const at = (index: number) => gap + index * (cell + gap);

  return (
    <View
      {...handlers}
      aria-label={strings.merge.board(board.tiles.length)}
      onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
      style={[styles.board, { backgroundColor: colors.sunken }]}
    >
      {width > 0
        ? Array.from({ length: board.size * board.size }, (_, index) => (
            <View
              key={index}
              style={[
                styles.slot,
                {
                  width: cell,
                  height: cell,
                  left: at(index % board.size),
                  top: at(Math.floor(index / board.size)),
                  backgroundColor: colors.line,
                },
              ]}
            />
          ))
        : null}
      {width > 0
        ? board.tiles.map((tile) => (
            <TileView key={tile.id} tile={tile} cell={cell} x={at(tile.column)} y={at(tile.row)} />
          ))
        : null}
    </View>
  );
}

function TileView({ tile, cell, x, y }: { tile: Tile; cell: number; x: number; y: number }) {
  const [place] = useState(() => new Animated.ValueXY({ x, y }));
  const [scale] = useState(() => new Animated.Value(0.4));

  useEffect(() => {
    Animated.timing(place, { toValue: { x, y }, duration: 110, useNativeDriver }).start();
  }, [place, x, y]);

  useEffect(() => {
    if (tile.merged) scale.setValue(1.16);
    Animated.spring(scale, { toValue: 1, friction: 6, tension: 140, useNativeDriver }).start();
  }, [scale, tile.value, tile.merged]);

  const look = tileColors[tile.value] ?? beyond;
  const digits = String(tile.value).length;
  return (
    <Animated.View
      style={[
        styles.tile,
        {
          width: cell,
          height: cell,
          backgroundColor: look.background,
          transform: [{ translateX: place.x }, { translateY: place.y }, { scale }],
        },
      ]}
    >
      <Text
        style={[
          styles.number,
          { color: look.ink, fontSize: cell * (digits > 3 ? 0.3 : digits > 2 ? 0.36 : 0.44) },
        ]}
      >
        {tile.value}
      </Text>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  board: { width: '100%', aspectRatio: 1, borderRadius: 20, userSelect: 'none' },
  slot: { position: 'absolute', borderRadius: 14, opacity: 0.6 },
  tile: {
    position: 'absolute',
    left: 0,
    top: 0,
    borderRadius: 14,
    alignItems: 'center',
    justifyContent: 'center',
    boxShadow: '0 3px 8px rgba(30, 22, 56, 0.18)',
  },
  number: { fontWeight: '800', letterSpacing: -1 },
});
