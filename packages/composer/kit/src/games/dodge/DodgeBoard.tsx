import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Rect } from 'react-native-svg';
import { strings } from '../../strings';
import { radius } from '../../theme';
import type { Direction } from '../direction';
import { useSwipe } from '../use-swipe';
import { type DodgeState, lanes, length, playerRow } from './engine';
import { Bonus, Obstacle, Player } from './pictures';
import { type SceneName, scenes } from './scenes';

interface DodgeBoardProps {
  game: DodgeState;
  scene: SceneName;
  onSwipe: (direction: Direction) => void;
}

/** Width of a lane in rows. */
const laneWidth = 1.7;
export const boardRatio = (lanes * laneWidth) / length;

const middle = (lane: number): number => (lane + 0.5) * laneWidth;

export function DodgeBoard({ game, scene, onSwipe }: DodgeBoardProps) {
  const handlers = useSwipe(onSwipe);
  const { ground, line, player, obstacles, bonus } = scenes[scene];
  const offset = game.distance % 2;
  return (
    <View
      {...handlers}
      aria-label={strings.dodge.board(game.lane + 1, game.lives)}
      style={[styles.board, { backgroundColor: ground }]}
    >
      <Svg width="100%" height="100%" viewBox={`0 0 ${lanes * laneWidth} ${length}`}>
        {Array.from({ length: 6 }, (_, index) =>
          [1, 2].map((lane) =>
            scene === 'space' ? (
              <Circle
                key={`${index}-${lane}`}
                cx={((index * 37 + lane * 23) % 50) / 10}
                cy={index * 2 + offset - 2 + lane * 0.6}
                r={0.05}
                fill="#FFFFFF"
                opacity={0.7}
              />
            ) : (
              <Rect
                key={`${index}-${lane}`}
                x={lane * laneWidth - 0.04}
                y={index * 2 + offset - 2}
                width={0.08}
                height={1}
                rx={0.04}
                fill={line}
              />
            ),
          ),
        )}
        {game.things.map((thing) =>
          thing.kind === 'bonus' ? (
            <Bonus key={thing.id} x={middle(thing.lane)} y={thing.row} fill={bonus} />
          ) : (
            <Obstacle
              key={thing.id}
              scene={scene}
              x={middle(thing.lane)}
              y={thing.row}
              look={thing.look}
              fill={obstacles[thing.look] ?? ground}
            />
          ),
        )}
        <Player
          scene={scene}
          x={middle(game.lane)}
          y={playerRow}
          fill={player}
          opacity={game.safeFor > 0 ? 0.45 : 1}
        />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  board: { width: '100%', height: '100%', borderRadius: radius.card, overflow: 'hidden', userSelect: 'none' },
});
