import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { radius } from '../../theme';

interface QrCodeProps {
  matrix: readonly (readonly boolean[])[];
  size: number;
  /** Read by screen readers. */
  label: string;
}

/** Always dark on white, in the dark scheme too: many cameras read nothing else. */
export function QrCode({ matrix, size, label }: QrCodeProps) {
  const path = matrix
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <View role="img" aria-label={label} style={[styles.paper, { width: size, height: size }]}>
      <Svg width="100%" height="100%" viewBox={`-4 -4 ${matrix.length + 8} ${matrix.length + 8}`}>
        <Path d={path} fill="#101010" />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  paper: { backgroundColor: '#ffffff', borderRadius: radius.card, overflow: 'hidden', alignSelf: 'center' },
});
