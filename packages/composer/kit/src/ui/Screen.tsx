import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { KeyboardAvoidingView, Platform, ScrollView, StyleSheet, View } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from './AppText';
import { IconButton } from './IconButton';

interface ScreenProps {
  title?: string;
  subtitle?: string;
  /** Shows a back button before the title. */
  back?: boolean;
  right?: ReactNode;
  /** Stays visible below the content: the main action of a form. */
  footer?: ReactNode;
  /** Floats above the content: an add button. */
  action?: ReactNode;
  /** False if the content scrolls itself, as a list does. */
  scroll?: boolean;
  children: ReactNode;
}

/** A page: safe area, large title, content that scrolls, and room for the main action within thumb reach. */
export function Screen({
  title,
  subtitle,
  back,
  right,
  footer,
  action,
  scroll = true,
  children,
}: ScreenProps) {
  const { colors } = useTheme();
  const header =
    title === undefined ? null : <ScreenHeader title={title} subtitle={subtitle} back={back} right={right} />;
  const padding = action ? styles.aboveAction : undefined;

  return (
    <SafeAreaView edges={['top', 'left', 'right']} style={[styles.fill, { backgroundColor: colors.page }]}>
      <KeyboardAvoidingView behavior={Platform.OS === 'ios' ? 'padding' : undefined} style={styles.fill}>
        {scroll ? (
          <ScrollView
            style={styles.fill}
            contentContainerStyle={[styles.content, padding]}
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
        {action ? <View style={styles.action}>{action}</View> : null}
        {footer ? (
          <View style={[styles.footer, { backgroundColor: colors.page, borderTopColor: colors.line }]}>
            <View style={styles.footerInner}>{footer}</View>
          </View>
        ) : null}
      </KeyboardAvoidingView>
    </SafeAreaView>
  );
}

type HeaderProps = Pick<ScreenProps, 'subtitle' | 'back' | 'right'> & { title: string };

function ScreenHeader({ title, subtitle, back, right }: HeaderProps) {
  const navigation = useNavigation();
  return (
    <View style={styles.header}>
      {back ? (
        <IconButton icon="chevron-back" label={strings.common.back} onPress={navigation.goBack} />
      ) : null}
      <View style={styles.titles}>
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

const styles = StyleSheet.create({
  fill: { flex: 1 },
  content: { padding: space.lg, gap: space.lg, width: '100%', maxWidth: 640, alignSelf: 'center' },
  aboveAction: { paddingBottom: 104 },
  header: { flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 48 },
  titles: { flex: 1, gap: 2 },
  action: { position: 'absolute', right: space.lg, bottom: space.lg },
  footer: {
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingHorizontal: space.lg,
    paddingVertical: space.md,
  },
  footerInner: { width: '100%', maxWidth: 608, alignSelf: 'center', gap: space.sm },
});
