import { type ReactNode, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Button } from '../Button';
import type { IconName } from '../Icon';
import { IconButton } from '../IconButton';
import { BottomBarContext, ChromeContext, type LayoutProps, type Place } from './chrome';

/**
 * One step after the other: how far you are at the top, back and next at the bottom; `extra` are outside the
 * steps.
 */
export function WizardLayout({
  places,
  extra,
  route,
  navigation,
  children,
}: LayoutProps & { extra: readonly Place[] }): ReactNode {
  const { colors } = useTheme();
  const { bottom } = useSafeAreaInsets();
  const index = places.findIndex(({ name }) => name === route.name);
  const first = places[0]?.name ?? '';
  const chrome = useMemo(() => {
    if (index < 0) {
      const back = () => navigation.navigate(first);
      return { left: <IconButton icon="chevron-back" label={strings.common.back} onPress={back} /> };
    }
    return {
      right: extra.map(({ name, title, icon }) => (
        <IconButton
          key={name}
          icon={`${icon}-outline` as IconName}
          label={title}
          onPress={() => navigation.navigate(name)}
        />
      )),
      below: <Progress index={index} count={places.length} />,
    };
  }, [index, first, places.length, extra, navigation]);
  const previous = places[index - 1];
  const next = places[index + 1];

  return (
    <ChromeContext value={chrome}>
      <BottomBarContext value={index >= 0}>{children}</BottomBarContext>
      {index < 0 ? null : (
        <View
          style={[
            styles.bar,
            {
              paddingBottom: bottom + space.md,
              backgroundColor: colors.raised,
              borderTopColor: colors.line,
            },
          ]}
        >
          {previous ? (
            <Button
              kind="soft"
              icon="arrow-back"
              label={strings.common.back}
              onPress={() => navigation.navigate(previous.name)}
              style={styles.button}
            />
          ) : null}
          <Button
            icon={next ? 'arrow-forward' : 'refresh'}
            label={next ? next.title : strings.layout.startAgain}
            onPress={() => navigation.navigate(next?.name ?? first)}
            style={styles.button}
          />
        </View>
      )}
    </ChromeContext>
  );
}

function Progress({ index, count }: { index: number; count: number }) {
  const { colors } = useTheme();
  return (
    <View style={styles.progress}>
      <View style={styles.steps} aria-hidden>
        {Array.from({ length: count }, (_, step) => (
          <View
            key={step}
            style={[styles.step, { backgroundColor: step <= index ? colors.primary : colors.sunken }]}
          />
        ))}
      </View>
      <AppText variant="caption" tone="muted">
        {strings.layout.step(index + 1, count)}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    gap: space.md,
    paddingTop: space.md,
    paddingHorizontal: space.lg,
    borderTopWidth: StyleSheet.hairlineWidth,
  },
  button: { flex: 1, paddingHorizontal: space.sm },
  progress: { gap: 6 },
  steps: { flexDirection: 'row', gap: 6 },
  step: { flex: 1, height: 6, borderRadius: 3 },
});
