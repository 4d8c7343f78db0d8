import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { AppText } from '../ui/AppText';
import { IconButton } from '../ui/IconButton';

interface StepperProps {
  name: string;
  count: number;
  onChange: (count: number) => void;
}

export function Stepper({ name, count, onChange }: StepperProps) {
  return (
    <View style={styles.row}>
      <IconButton icon="remove" label={strings.cart.less(name)} onPress={() => onChange(count - 1)} />
      <AppText variant="heading" style={styles.count}>
        {count}
      </AppText>
      <IconButton icon="add" label={strings.cart.more(name)} onPress={() => onChange(count + 1)} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  count: { minWidth: 32, textAlign: 'center' },
});
