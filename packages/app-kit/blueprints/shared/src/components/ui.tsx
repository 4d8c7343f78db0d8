import { Ionicons } from '@expo/vector-icons';
import { useNavigation } from '@react-navigation/native';
import { type ComponentProps, type ReactNode, useState } from 'react';
import {
  ActivityIndicator,
  Pressable,
  ScrollView,
  type StyleProp,
  StyleSheet,
  Text,
  TextInput,
  type TextInputProps,
  type TextProps,
  View,
  type ViewStyle,
} from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';
import { useStrings } from '../strings';
import { type Palette, radius, space, type, useTheme } from '../theme';

export type IconName = ComponentProps<typeof Ionicons>['name'];

interface AppTextProps extends TextProps {
  variant?: keyof typeof type;
  tone?: keyof Palette;
}

export function AppText({ variant = 'body', tone = 'ink', style, ...rest }: AppTextProps) {
  const { colors } = useTheme();
  return <Text style={[type[variant], { color: colors[tone] }, style]} {...rest} />;
}

interface ScreenProps {
  title?: string;
  subtitle?: string;
  back?: boolean;
  right?: ReactNode;
  footer?: ReactNode;
  scroll?: boolean;
  children: ReactNode;
}

/** A page: safe area, large title, content that scrolls, and an optional bar at the bottom. */
export function Screen({ title, subtitle, back, right, footer, scroll = true, children }: ScreenProps) {
  const { colors } = useTheme();
  const header = title !== undefined && (
    <ScreenHeader title={title} subtitle={subtitle} back={back} right={right} />
  );

  return (
    <SafeAreaView edges={['top', 'left', 'right']} style={[styles.fill, { backgroundColor: colors.page }]}>
      {scroll ? (
        <ScrollView
          style={styles.fill}
          contentContainerStyle={styles.content}
          keyboardShouldPersistTaps="handled"
          showsVerticalScrollIndicator={false}
        >
          {header}
          {children}
        </ScrollView>
      ) : (
        <View style={[styles.fill, styles.content]}>
          {header}
          {children}
        </View>
      )}
      {footer ? (
        <View style={[styles.footer, { backgroundColor: colors.card, borderTopColor: colors.line }]}>
          <View style={styles.footerInner}>{footer}</View>
        </View>
      ) : null}
    </SafeAreaView>
  );
}

function ScreenHeader({ title, subtitle, back, right }: Omit<ScreenProps, 'children'> & { title: string }) {
  const navigation = useNavigation();
  const text = useStrings();
  return (
    <View style={styles.header}>
      {back ? <IconButton icon="chevron-back" label={text.common.back} onPress={navigation.goBack} /> : null}
      <View style={styles.fill}>
        {subtitle ? (
          <AppText variant="label" tone="muted">
            {subtitle}
          </AppText>
        ) : null}
        <AppText variant={back ? 'title' : 'display'} role="heading" numberOfLines={2}>
          {title}
        </AppText>
      </View>
      {right}
    </View>
  );
}

interface CardProps {
  children: ReactNode;
  style?: StyleProp<ViewStyle>;
  onPress?: () => void;
  label?: string;
}

export function Card({ children, style, onPress, label }: CardProps) {
  const { colors, shadow } = useTheme();
  const look = [
    styles.card,
    { backgroundColor: colors.card, borderColor: colors.line, boxShadow: shadow },
    style,
  ];
  if (!onPress) return <View style={look}>{children}</View>;
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [look, pressed && styles.pressed]}
    >
      {children}
    </Pressable>
  );
}

interface ButtonProps {
  label: string;
  onPress: () => void;
  icon?: IconName;
  kind?: 'primary' | 'soft' | 'danger';
  busy?: boolean;
  disabled?: boolean;
  style?: StyleProp<ViewStyle>;
}

export function Button({ label, onPress, icon, kind = 'primary', busy, disabled, style }: ButtonProps) {
  const { colors } = useTheme();
  const look = {
    primary: { background: colors.primary, ink: colors.onPrimary },
    soft: { background: colors.soft, ink: colors.primary },
    danger: { background: colors.dangerSoft, ink: colors.danger },
  }[kind];

  return (
    <Pressable
      role="button"
      aria-disabled={disabled || busy}
      disabled={disabled || busy}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        { backgroundColor: look.background },
        (disabled || busy) && styles.disabled,
        pressed && styles.pressed,
        style,
      ]}
    >
      {busy ? <ActivityIndicator color={look.ink} /> : null}
      {icon && !busy ? <Ionicons name={icon} size={18} color={look.ink} /> : null}
      <Text style={[type.button, { color: look.ink }]}>{label}</Text>
    </Pressable>
  );
}

interface IconButtonProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  tone?: keyof Palette;
  plain?: boolean;
}

export function IconButton({ icon, label, onPress, tone = 'ink', plain }: IconButtonProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      hitSlop={6}
      onPress={onPress}
      style={({ pressed }) => [
        styles.iconButton,
        !plain && { backgroundColor: colors.card, borderColor: colors.line, borderWidth: 1 },
        pressed && styles.pressed,
      ]}
    >
      <Ionicons name={icon} size={20} color={colors[tone]} />
    </Pressable>
  );
}

interface ChipProps {
  label: string;
  selected: boolean;
  onPress: () => void;
  icon?: IconName;
}

export function Chip({ label, selected, onPress, icon }: ChipProps) {
  const { colors } = useTheme();
  const ink = selected ? colors.onPrimary : colors.muted;
  return (
    <Pressable
      role="button"
      aria-selected={selected}
      onPress={onPress}
      style={[
        styles.chip,
        {
          backgroundColor: selected ? colors.primary : colors.card,
          borderColor: selected ? colors.primary : colors.line,
        },
      ]}
    >
      {icon ? <Ionicons name={icon} size={15} color={ink} /> : null}
      <Text style={[type.label, { color: ink }]}>{label}</Text>
    </Pressable>
  );
}

interface FieldProps extends TextInputProps {
  label: string;
  error?: string;
}

export function Field({ label, error, style, ...rest }: FieldProps) {
  const { colors } = useTheme();
  const [focused, setFocused] = useState(false);
  const border = error ? colors.danger : focused ? colors.primary : colors.line;
  return (
    <View style={styles.field}>
      <AppText variant="label" tone="muted">
        {label}
      </AppText>
      <TextInput
        aria-label={label}
        placeholderTextColor={colors.faint}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        style={[
          styles.input,
          type.body,
          { backgroundColor: colors.card, borderColor: border, color: colors.ink },
          rest.multiline && styles.multiline,
          style,
        ]}
        {...rest}
      />
      {error ? (
        <AppText variant="caption" tone="danger" role="alert">
          {error}
        </AppText>
      ) : null}
    </View>
  );
}

interface InputBarProps extends TextInputProps {
  label: string;
  icon?: IconName;
  right?: ReactNode;
}

/** One line to type into, with room for an icon before it and a button after it. */
export function InputBar({ label, icon, right, style, ...rest }: InputBarProps) {
  const { colors } = useTheme();
  const [focused, setFocused] = useState(false);
  const border = focused ? colors.primary : colors.line;
  return (
    <View style={[styles.inputBar, { backgroundColor: colors.card, borderColor: border }]}>
      {icon ? <Ionicons name={icon} size={18} color={colors.muted} /> : null}
      <TextInput
        aria-label={label}
        placeholder={label}
        placeholderTextColor={colors.faint}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        style={[styles.inputBarText, type.body, { color: colors.ink }, style]}
        {...rest}
      />
      {right}
    </View>
  );
}

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const { colors, dark } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={[styles.segmented, { backgroundColor: colors.sunken }]}>
      {options.map((option) => {
        const selected = option.value === value;
        return (
          <Pressable
            key={option.value}
            role="radio"
            aria-checked={selected}
            onPress={() => onChange(option.value)}
            style={[styles.segment, selected && { backgroundColor: dark ? colors.line : colors.card }]}
          >
            <Text style={[type.label, { color: selected ? colors.ink : colors.muted }]}>{option.label}</Text>
          </Pressable>
        );
      })}
    </View>
  );
}

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text: string;
  action?: { label: string; onPress: () => void };
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  const { colors } = useTheme();
  return (
    <View style={styles.empty}>
      <View style={[styles.emptyIcon, { backgroundColor: colors.soft }]}>
        <Ionicons name={icon} size={34} color={colors.primary} />
      </View>
      <AppText variant="heading" style={styles.centered}>
        {title}
      </AppText>
      <AppText tone="muted" style={styles.centered}>
        {text}
      </AppText>
      {action ? <Button label={action.label} onPress={action.onPress} style={styles.emptyAction} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  content: { padding: space.lg, gap: space.lg, width: '100%', maxWidth: 640, alignSelf: 'center' },
  header: { flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 48 },
  footer: { borderTopWidth: 1, padding: space.lg },
  footerInner: { width: '100%', maxWidth: 608, alignSelf: 'center' },
  card: { borderRadius: radius.card, borderWidth: 1, padding: space.lg, gap: space.sm },
  pressed: { opacity: 0.72 },
  disabled: { opacity: 0.5 },
  button: {
    minHeight: 50,
    paddingHorizontal: space.xl,
    borderRadius: radius.control,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.sm,
  },
  iconButton: { width: 42, height: 42, borderRadius: 21, alignItems: 'center', justifyContent: 'center' },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: 38,
    paddingHorizontal: 14,
    borderRadius: 19,
    borderWidth: 1,
  },
  field: { gap: 6 },
  input: {
    minHeight: 50,
    borderWidth: 1,
    borderRadius: radius.control,
    paddingHorizontal: 14,
    outlineStyle: 'solid',
    outlineWidth: 0,
  },
  inputBar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: 52,
    paddingLeft: 14,
    paddingRight: 6,
    borderWidth: 1,
    borderRadius: radius.control,
  },
  inputBarText: { flex: 1, minHeight: 40, minWidth: 0, outlineStyle: 'solid', outlineWidth: 0 },
  multiline: { minHeight: 112, paddingTop: 13, textAlignVertical: 'top' },
  segmented: { flexDirection: 'row', borderRadius: radius.control, padding: 4, gap: 4 },
  segment: {
    flex: 1,
    minHeight: 38,
    borderRadius: radius.control - 4,
    alignItems: 'center',
    justifyContent: 'center',
  },
  empty: { alignItems: 'center', gap: space.md, paddingVertical: 48, paddingHorizontal: space.lg },
  emptyIcon: { width: 76, height: 76, borderRadius: 38, alignItems: 'center', justifyContent: 'center' },
  emptyAction: { marginTop: space.sm },
  centered: { textAlign: 'center' },
});
