import { LinearGradient } from 'expo-linear-gradient';
import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';

interface FeaturedCardProps {
  title: string;
  /** One line about it. */
  text?: string;
  price: string;
  picture: ReactNode;
  onPress: () => void;
}

/** The newest product, large, above the others. */
export function FeaturedCard({ title, text, price, picture, onPress }: FeaturedCardProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={`${strings.cart.newest}: ${title}, ${price}`}
      onPress={onPress}
      style={({ pressed }) => pressed && styles.pressed}
    >
      <LinearGradient
        colors={[colors.heroFrom, colors.heroTo]}
        start={{ x: 0, y: 0 }}
        end={{ x: 1, y: 1 }}
        style={styles.card}
      >
        <View style={styles.texts}>
          <AppText variant="label" tone="onHero" style={styles.quiet}>
            {strings.cart.newest}
          </AppText>
          <AppText variant="title" tone="onHero" numberOfLines={2}>
            {title}
          </AppText>
          {text ? (
            <AppText variant="caption" tone="onHero" numberOfLines={2} style={styles.quiet}>
              {text}
            </AppText>
          ) : null}
          <View style={[styles.price, { backgroundColor: colors.raised }]}>
            <AppText variant="button" tone="primaryInk">
              {price}
            </AppText>
          </View>
        </View>
        <View style={styles.picture}>{picture}</View>
      </LinearGradient>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    padding: space.lg,
    borderRadius: radius.card,
  },
  texts: { flex: 1, gap: space.xs },
  quiet: { opacity: 0.92 },
  price: {
    alignSelf: 'flex-start',
    minHeight: 36,
    justifyContent: 'center',
    marginTop: space.xs,
    paddingHorizontal: space.md,
    borderRadius: 999,
  },
  picture: { width: 124 },
  pressed: { opacity: 0.85 },
});
