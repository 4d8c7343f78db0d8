import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { createKept } from '../data/kept';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Cover } from '../ui/Cover';
import { Icon, type IconName } from '../ui/Icon';
import { Screen } from '../ui/Screen';

/** Whether the first pages were seen. */
export const useOnboarding = createKept('onboarding', () => false);

interface OnboardingProps {
  name: string;
  icon: IconName;
  /** The main screens. */
  places: readonly { title: string; icon: IconName }[];
  children: ReactNode;
}

/** Three pages before the first start: what the app is, what is in it, where the data stays. */
export function Onboarding({ name, icon, places, children }: OnboardingProps) {
  const { colors } = useTheme();
  const { value: isSeen, isLoaded, change } = useOnboarding();
  const [page, setPage] = useState(0);
  if (!isLoaded) return null;
  if (isSeen) return children;
  const pages = [
    { title: name, text: strings.onboarding.welcome, icon },
    { title: strings.onboarding.insideTitle, text: '', icon: places[0]?.icon ?? icon },
    { title: strings.onboarding.dataTitle, text: strings.onboarding.data, icon: 'shield-checkmark' as const },
  ];
  const current = pages[page] ?? pages[0];
  const isLast = page === pages.length - 1;
  const finish = () => change(() => true);
  if (!current) return children;

  return (
    <Screen
      footer={
        <View style={styles.actions}>
          {isLast ? null : (
            <Button kind="soft" label={strings.onboarding.skip} onPress={finish} style={styles.button} />
          )}
          <Button
            label={isLast ? strings.onboarding.start : strings.onboarding.next}
            onPress={() => (isLast ? finish() : setPage(page + 1))}
            style={styles.button}
          />
        </View>
      }
    >
      <View style={styles.picture}>
        <Cover name={`${name}${page}`} icon={current.icon} height={260} />
      </View>
      <View style={styles.dots} role="img" aria-label={strings.onboarding.page(page + 1, pages.length)}>
        {pages.map(({ title }, index) => (
          <View
            key={title}
            style={[styles.dot, { backgroundColor: index === page ? colors.primary : colors.faint }]}
          />
        ))}
      </View>
      <AppText variant="display" role="heading" style={styles.centered}>
        {current.title}
      </AppText>
      {current.text ? (
        <AppText tone="muted" style={styles.centered}>
          {current.text}
        </AppText>
      ) : (
        places.map((place) => (
          <View key={place.title} style={styles.place}>
            <Icon name={place.icon} size={24} tone="primaryInk" />
            <AppText variant="heading">{place.title}</AppText>
          </View>
        ))
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', gap: space.md },
  button: { flex: 1 },
  picture: { borderRadius: 28, overflow: 'hidden' },
  dots: { flexDirection: 'row', justifyContent: 'center', gap: space.sm },
  dot: { width: 9, height: 9, borderRadius: 5 },
  centered: { textAlign: 'center' },
  place: { flexDirection: 'row', alignItems: 'center', gap: space.md, alignSelf: 'center', width: 220 },
});
