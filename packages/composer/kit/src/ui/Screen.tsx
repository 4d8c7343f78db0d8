import { useNavigation } from '@react-navigation/native';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { KeyboardAvoidingView, ScrollView, StyleSheet, View } from 'react-native';
import { SafeAreaView, useSafeAreaInsets } from 'react-native-safe-area-context';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from './AppText';
import { IconButton } from './IconButton';
import { BottomBarContext, type Chrome, ChromeContext, FloatingActionContext } from './layouts/chrome';

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
  children?: ReactNode;
}

/** Height that keeps the last row clear of the button above it. */
const actionSpace = 104;

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
  const insets = useSafeAreaInsets();
  const bottom = useContext(BottomBarContext) ? 0 : insets.bottom;
  // A footer below the content has the lower edge of the device for itself.
  const padding = (action ? actionSpace : space.lg) + (footer ? 0 : bottom);

  return (
    <SafeAreaView edges={['top', 'left', 'right']} style={[styles.fill, { backgroundColor: colors.page }]}>
      <KeyboardAvoidingView behavior="padding" style={styles.fill}>
        {scroll ? (
          <ScrollView
            style={styles.fill}
            contentContainerStyle={[styles.content, { paddingBottom: padding }]}
            keyboardShouldPersistTaps="handled"
            showsVerticalScrollIndicator={false}
          >
            {header}
            {content}
          </ScrollView>
        ) : (
          <View style={[styles.fill, styles.content, { paddingBottom: space.lg + (footer ? 0 : bottom) }]}>
            {header}
            {content}
          </View>
        )}
        {action ? <View style={[styles.action, { bottom: space.lg + bottom }]}>{action}</View> : null}
        {footer ? (
          <View
            style={[
              styles.footer,
              {
                paddingBottom: space.md + bottom,
                backgroundColor: colors.page,
                borderTopColor: colors.line,
              },
            ]}
          >
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
  header: { flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 48 },
  titles: { flex: 1, gap: 2 },
  action: { position: 'absolute', right: space.lg },
  footer: {
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingHorizontal: space.lg,
    paddingTop: space.md,
  },
  footerInner: { width: '100%', maxWidth: 608, alignSelf: 'center', gap: space.sm },
});
