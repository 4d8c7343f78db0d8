import { useNavigation } from '@react-navigation/native';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { KeyboardAvoidingView, Platform, ScrollView, StyleSheet, View } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from './AppText';
import { IconButton } from './IconButton';
import { type Chrome, ChromeContext, FloatingActionContext } from './layouts/chrome';

interface ScreenProps {
  title?: string;
  subtitle?: string;
  /** Shows a back button before the title. */
  back?: boolean;
  right?: ReactNode;
  /** Stays visible below the content: the main action of a form. */
  footer?: ReactNode;
  /** Floats above the content: an add button. */
  action?: ReactElement<{ label: string }> | false;
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
  const chrome = useContext(ChromeContext);
  // A screen with a way back is not one of the navigation's main screens.
  const added = back ? {} : chrome;
  const header =
    title === undefined && Object.keys(added).length === 0 ? null : (
      <ScreenHeader title={title ?? ''} subtitle={subtitle} back={back} right={right} added={added} />
    );
  const floating = action ? action.props.label : undefined;
  const content = <FloatingActionContext value={floating}>{children}</FloatingActionContext>;
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
            {content}
          </ScrollView>
        ) : (
          <View style={[styles.fill, styles.content]}>
            {header}
            {content}
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

type HeaderProps = Pick<ScreenProps, 'subtitle' | 'back' | 'right'> & { title: string; added: Chrome };

function ScreenHeader({ title, subtitle, back, right, added }: HeaderProps) {
  const navigation = useNavigation();
  const isSmall = back || added.left !== undefined || added.right !== undefined;
  return (
    <>
      <View style={styles.header}>
        {back ? (
          <IconButton icon="chevron-back" label={strings.common.back} onPress={navigation.goBack} />
        ) : (
          added.left
        )}
        <View style={styles.titles}>
          {subtitle ? (
            <AppText variant="label" tone="muted">
              {subtitle}
            </AppText>
          ) : null}
          <AppText variant={isSmall ? 'title' : 'display'} role="heading" numberOfLines={2}>
            {title}
          </AppText>
        </View>
        {right}
        {added.right}
      </View>
      {added.below}
    </>
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
