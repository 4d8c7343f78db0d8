import Svg, { Circle, Path } from 'react-native-svg';
import { strings } from '../../strings';
import { useTheme } from '../../theme';
import { mistakeMaximum } from './engine';

const strokes = [
  'M20 132 H100',
  'M40 132 V14 H104 V28',
  'M104 56 V92',
  'M104 66 L86 78',
  'M104 66 L122 78',
  'M104 92 L90 112 M104 92 L118 112',
];

/** The drawing that grows with every mistake. */
export function HangmanPicture({ parts }: { parts: number }) {
  const { colors } = useTheme();
  const isHeadDrawn = parts > 2;
  const shown = strokes.slice(0, parts > 2 ? parts - 1 : parts);
  return (
    <Svg
      width={160}
      height={144}
      viewBox="0 0 160 144"
      role="img"
      aria-label={strings.hangman.picture(parts, mistakeMaximum)}
    >
      <Circle cx={84} cy={76} r={64} fill={colors.soft} />
      {shown.map((path) => (
        <Path
          key={path}
          d={path}
          stroke={colors.onSoft}
          strokeWidth={5}
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
      ))}
      {isHeadDrawn ? (
        <Circle cx={104} cy={42} r={13} stroke={colors.onSoft} strokeWidth={5} fill={colors.page} />
      ) : null}
    </Svg>
  );
}
