import { Pressable, StyleSheet } from 'react-native';
import Svg, { Circle, Ellipse, G, Path, Rect } from 'react-native-svg';
import { strings } from '../../strings';
import { radius } from '../../theme';
import { birdX, type FlyState, gateWidth, height, width } from './engine';

const sky = '#9FD8F0';
const pillar = '#4C9A5B';
const cap = '#3B7D49';
const ground = '#C9A66B';

interface FlyBoardProps {
  game: FlyState;
  onFlap: () => void;
}

/** The whole board is the button; it is day in both schemes. */
export function FlyBoard({ game, onFlap }: FlyBoardProps) {
  return (
    <Pressable
      role="button"
      aria-label={strings.fly.board(game.points)}
      onPressIn={onFlap}
      style={[styles.board, { backgroundColor: sky }]}
    >
      <Svg width="100%" height="100%" viewBox={`0 0 ${width} ${height}`}>
        <Ellipse cx={1.6} cy={2} rx={0.9} ry={0.3} fill="#FFFFFF" opacity={0.7} />
        <Ellipse cx={6} cy={3.4} rx={1.1} ry={0.34} fill="#FFFFFF" opacity={0.6} />
        <Path
          d={`M0 ${height} V8.6 L1.5 7.4 L3.2 8.8 L5 7 L6.6 8.5 L${width} 7.6 V${height} Z`}
          fill="#7FBFA0"
          opacity={0.55}
        />
        {game.gates.map(({ id, x, middle, opening }) => {
          const top = middle - opening / 2;
          const bottom = middle + opening / 2;
          return (
            <G key={id}>
              <Rect x={x} y={-1} width={gateWidth} height={top + 1} fill={pillar} />
              <Rect x={x - 0.1} y={top - 0.4} width={gateWidth + 0.2} height={0.4} rx={0.1} fill={cap} />
              <Rect x={x} y={bottom} width={gateWidth} height={height} fill={pillar} />
              <Rect x={x - 0.1} y={bottom} width={gateWidth + 0.2} height={0.4} rx={0.1} fill={cap} />
            </G>
          );
        })}
        <Rect x={0} y={height - 0.3} width={width} height={0.3} fill={ground} />
        <Bird game={game} />
      </Svg>
    </Pressable>
  );
}

function Bird({ game }: { game: FlyState }) {
  const tilt = Math.max(-25, Math.min(60, game.fallSpeed * 5));
  const isUp = game.fallSpeed < 0;
  return (
    <G transform={`translate(${birdX} ${game.y}) rotate(${tilt})`}>
      <Ellipse cx={0} cy={0} rx={0.46} ry={0.38} fill="#FF8A3D" />
      <Path d="M0.4 -0.06 L0.72 0.06 L0.4 0.18 Z" fill="#F2C230" />
      <Circle cx={0.2} cy={-0.14} r={0.11} fill="#FFFFFF" />
      <Circle cx={0.23} cy={-0.14} r={0.055} fill="#20242E" />
      <Ellipse cx={-0.16} cy={isUp ? 0.12 : -0.06} rx={0.24} ry={0.15} fill="#FFB877" />
    </G>
  );
}

const styles = StyleSheet.create({
  board: { width: '100%', height: '100%', borderRadius: radius.card, overflow: 'hidden', userSelect: 'none' },
});
