import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { FormulaScreen } from '../FormulaScreen';
import { type BmiRange, bmiRange, calculateBmi } from './formulas';

export const useBmi = createKept<Record<'height' | 'weight', number | null>>('tool-bmi', () => ({
  height: 170,
  weight: 68,
}));

/** The scale shows this range. */
const [lowest, highest] = [14, 40];

/** Body mass index and the range that it is in. */
export function BmiTool({ title }: { title: string }) {
  const { value: values, change } = useBmi();
  const bmi = calculateBmi(values.weight ?? 0, values.height ?? 0);
  const names: Record<BmiRange, string> = {
    low: strings.bmi.low,
    normal: strings.bmi.normal,
    high: strings.bmi.high,
    veryHigh: strings.bmi.veryHigh,
  };
  const square = ((values.height ?? 0) / 100) ** 2;
  return (
    <FormulaScreen
      title={title}
      tool="bmi"
      values={values}
      onChange={(key, value) => change((now) => ({ ...now, [key]: value }))}
      fields={[
        { key: 'height', label: strings.bmi.height, unit: 'cm' },
        { key: 'weight', label: strings.bmi.weight, unit: 'kg' },
      ]}
      result={{ label: strings.bmi.index, value: formatNumber(bmi), note: names[bmiRange(bmi)] }}
      picture={<Scale bmi={bmi} />}
      lines={[
        {
          label: strings.bmi.healthy,
          value: `${formatNumber(Math.round(18.5 * square))}–${formatNumber(Math.round(24.9 * square))} kg`,
        },
      ]}
      summary={`${formatNumber(values.height ?? 0)} cm · ${formatNumber(values.weight ?? 0)} kg`}
    >
      <AppText variant="caption" tone="muted">
        {strings.bmi.warning}
      </AppText>
    </FormulaScreen>
  );
}

function Scale({ bmi }: { bmi: number }) {
  const { colors } = useTheme();
  const at = Math.min(1, Math.max(0, (bmi - lowest) / (highest - lowest)));
  return (
    <View aria-hidden style={styles.scale}>
      {[18.5 - lowest, 6.5, 5, highest - 30].map((part, index) => (
        <View
          key={part}
          style={[styles.part, { flex: part, backgroundColor: colors.onHero }, index !== 1 && styles.quiet]}
        />
      ))}
      <View
        style={[
          styles.mark,
          { left: `${at * 100}%`, borderColor: colors.heroTo, backgroundColor: colors.onHero },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  scale: { flexDirection: 'row', gap: 3, height: 22, alignItems: 'center' },
  part: { height: 10, borderRadius: 5 },
  quiet: { opacity: 0.4 },
  mark: { position: 'absolute', width: 22, height: 22, borderRadius: 11, borderWidth: 5, marginLeft: -11 },
});
