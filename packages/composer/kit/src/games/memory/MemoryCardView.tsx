import Ionicons from '@expo/vector-icons/Ionicons';
import { useEffect, useState } from 'react';
import { Animated, Platform, Pressable, StyleSheet } from 'react-native';
import { radius, useTheme } from '../../theme';
import { Icon, type IconName } from '../../ui/Icon';

const useNativeDriver = Platform.OS !== 'web';
const inks = ['#D9483B', '#2F8F5B', '#6A4FC9', '#C2358A', '#1F7FB8', '#B86A12'];

interface MemoryCardViewProps {
  icon: IconName;
  /** Which of the picture colours. */
  color: number;
  label: string;
  isOpen: boolean;
  isFound: boolean;
  onPress: () => void;
}

export function MemoryCardView({ icon, color, label, isOpen, isFound, onPress }: MemoryCardViewProps) {
  const { colors } = useTheme();
  const [turn] = useState(() => new Animated.Value(isOpen ? 1 : 0));

  useEffect(() => {
    Animated.timing(turn, { toValue: isOpen ? 1 : 0, duration: 200, useNativeDriver }).start();
  }, [turn, isOpen]);

  const scaleX = turn.interpolate({ inputRange: [0, 0.5, 1], outputRange: [1, 0.1, 1] });
  return (
    <Pressable role="button" aria-label={isOpen ? `${label}: ${icon}` : label} onPress={onPress}>
      <Animated.View
        style={[
          styles.card,
          { backgroundColor: isOpen ? '#FFFFFF' : colors.primary, transform: [{ scaleX }] },
          isFound && styles.found,
        ]}
      >
        {isOpen ? (
          <Ionicons name={icon} size={34} color={inks[color % inks.length]} aria-hidden />
        ) : (
          <Icon name="help" size={24} tone="onPrimary" />
        )}
      </Animated.View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: {
    aspectRatio: 0.85,
    borderRadius: radius.control,
    alignItems: 'center',
    justifyContent: 'center',
    boxShadow: '0 3px 8px rgba(30, 22, 56, 0.14)',
  },
  found: { opacity: 0.55 },
});
