import { Ionicons } from '@expo/vector-icons';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText, Button, Field, type IconName, Screen } from '../components/ui';
import type { RootStackParams } from '../routes';
import { usePlanner } from '../store';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

const icons: IconName[] = [
  'leaf',
  'water',
  'book',
  'walk',
  'barbell',
  'bicycle',
  'bed',
  'nutrition',
  'musical-notes',
  'brush',
  'language',
  'heart',
];

export function HabitFormScreen({ navigation, route }: NativeStackScreenProps<RootStackParams, 'HabitForm'>) {
  const { form: text, common } = useStrings();
  const { colors } = useTheme();
  const { habits, saveHabit, removeHabit } = usePlanner();
  const existing = habits.find((habit) => habit.id === route.params.id);
  const [name, setName] = useState(existing?.name ?? '');
  const [icon, setIcon] = useState<IconName>(existing?.icon ?? 'leaf');
  const [error, setError] = useState<string>();

  const findError = (value: string) => {
    if (value.length < 3) return text.tooShort;
    if (value.length > 40) return text.tooLong;
    const taken = habits.some(
      (habit) => habit.id !== existing?.id && habit.name.toLocaleLowerCase() === value.toLocaleLowerCase(),
    );
    return taken ? text.taken : undefined;
  };

  const save = () => {
    const value = name.trim();
    const problem = findError(value);
    setError(problem);
    if (problem) return;
    saveHabit({ id: existing?.id, name: value, icon });
    navigation.goBack();
  };

  return (
    <Screen
      back
      title={existing ? text.editTitle : text.newTitle}
      footer={<Button label={common.save} icon="checkmark" onPress={save} />}
    >
      <Field
        label={text.name}
        placeholder={text.placeholder}
        value={name}
        error={error}
        onChangeText={(value) => {
          setName(value);
          if (error) setError(findError(value.trim()));
        }}
        onSubmitEditing={save}
        returnKeyType="done"
      />
      <AppText variant="label" tone="muted">
        {text.icon}
      </AppText>
      <View role="radiogroup" aria-label={text.icon} style={styles.icons}>
        {icons.map((each) => {
          const selected = each === icon;
          return (
            <Pressable
              key={each}
              role="radio"
              aria-checked={selected}
              aria-label={each}
              onPress={() => setIcon(each)}
              style={[
                styles.icon,
                {
                  backgroundColor: selected ? colors.primary : colors.card,
                  borderColor: selected ? colors.primary : colors.line,
                },
              ]}
            >
              <Ionicons name={each} size={22} color={selected ? colors.onPrimary : colors.muted} />
            </Pressable>
          );
        })}
      </View>
      {existing ? (
        <Button
          kind="danger"
          icon="trash-outline"
          label={common.remove}
          onPress={() => {
            removeHabit(existing.id);
            navigation.goBack();
          }}
        />
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  icons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.md },
  icon: {
    width: 45,
    height: 45,
    borderRadius: 14,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
