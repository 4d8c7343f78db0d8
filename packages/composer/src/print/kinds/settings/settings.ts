import { z } from 'zod';
import { toCamelCase } from '../../../language/identifiers.ts';
import { shows } from '../../features/feature-support.ts';
import { changesLanguage } from '../../features/language-switch.ts';
import { useExportTables } from '../../features/print-export.ts';
import { isHideable, rolesOf } from '../../roles/app-roles.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { screenPath } from '../../screen-path.ts';
import { createModule } from '../../text/create-module.ts';
import { indent, lines } from '../../text/indent.ts';

const linkedKinds = new Set<string>(['list', 'income', 'statistics', 'chart', 'history', 'reminders']);

/** Appearance, the stored rows, and what the app is. */
export const settings: ScreenKind = {
  id: 'settings',
  words: { tr: ['ayar'], en: ['settings', 'preferences'] },
  options: z.record(z.string(), z.unknown()),
  accepts: () => true,
  print(screen, context) {
    const module = createModule(screenPath(screen, context));
    module.use('react', 'useState');
    module.use('react-native', 'StyleSheet');
    for (const name of ['AppText', 'Button', 'Card', 'Screen', 'Segmented', 'SectionTitle'])
      module.use(`src/ui/${name}`, name);
    module.use('src/ui/Toast', 'useToast');
    module.use('src/settings', 'useSettings');
    module.use('src/strings', 'strings');
    module.use('src/theme', 'space');
    const stores = context.stores();
    for (const { name, from } of stores) module.use(from, name);
    const name = context.strings.add('app', 'name', context.spec.name);
    // Lists and reports without a tab of their own.
    const links = context.spec.screens.filter(
      ({ place, kind }) => place === 'inner' && linkedKinds.has(kind),
    );
    if (links.length > 0) {
      module.use('src/routes', 'useRootNavigation');
      module.use('src/ui/LinkRow', 'LinkRow');
    }
    const linkRows = links.map((link) => {
      const key = toCamelCase(link.id);
      const title = context.strings.add('links', key, link.title);
      const row = `<LinkRow icon="${link.icon}-outline" title={${title}} onPress={() => navigation.navigate('${link.id}')} />`;
      return isHideable(link, context.spec)
        ? lines(`      {sees('${link.id}') ? (`, `        ${row}`, '      ) : null}')
        : `      ${row}`;
    });
    const hasLanguages = changesLanguage(context.spec);
    if (hasLanguages) module.use('src/language/LanguageChoice', 'LanguageChoice');
    const hasRoles = rolesOf(context.spec).length > 0;
    const hidesLinks = links.some((link) => isHideable(link, context.spec));
    if (hasRoles) {
      module.use('src/roles/RoleChoice', 'RoleChoice');
      module.use('src/roles/current-role', 'useRole');
    }
    if (hidesLinks) module.use('src/roles/current-role', 'useSees');
    const hasExport = shows('dataExport', context.spec);
    if (hasExport) {
      useExportTables(module);
      module.use('src/export/ExportCard', 'ExportCard');
    }
    const dataSection = lines(
      '<SectionTitle title={strings.settings.data} />',
      '<Card style={styles.card}>',
      '  <AppText tone="muted">{strings.settings.dataText}</AppText>',
      '  {isAsking ? (',
      '    <>',
      '      <AppText role="alert">{strings.settings.clearAsk}</AppText>',
      '      <Button kind="danger" label={strings.settings.clear} onPress={clear} />',
      '      <Button kind="soft" label={strings.common.cancel} onPress={() => setIsAsking(false)} />',
      '    </>',
      '  ) : (',
      '    <Button kind="soft" label={strings.settings.clear} onPress={() => setIsAsking(true)} />',
      '  )}',
      '</Card>',
      hasExport &&
        lines(
          '<SectionTitle title={strings.exporting.title} />',
          `<ExportCard name={${name}} tables={tables} />`,
        ),
    );
    return [
      module.print(
        lines(
          `export function ${screen.id}Screen() {`,
          links.length > 0 && '  const navigation = useRootNavigation();',
          '  const { scheme, setScheme } = useSettings();',
          '  const showToast = useToast((toast) => toast.show);',
          hasExport && '  const tables = useExportTables();',
          hasRoles && '  const { may } = useRole();',
          hidesLinks && '  const sees = useSees();',
          '  const [isAsking, setIsAsking] = useState(false);',
          '',
          '  const clear = () => {',
          ...stores.map((store) => `    ${store.name}.getState().clear();`),
          '    setIsAsking(false);',
          '    showToast({ text: strings.settings.cleared });',
          '  };',
          '',
          '  return (',
          '    <Screen title={strings.settings.title}>',
          ...linkRows,
          '      <SectionTitle title={strings.settings.appearance} />',
          '      <Segmented',
          '        label={strings.settings.appearance}',
          '        value={scheme}',
          '        onChange={setScheme}',
          '        options={[',
          "          { value: 'system', label: strings.settings.system },",
          "          { value: 'light', label: strings.settings.light },",
          "          { value: 'dark', label: strings.settings.dark },",
          '        ]}',
          '      />',
          hasLanguages && '      <LanguageChoice />',
          hasRoles && '      <RoleChoice onReset={clear} />',
          hasRoles ? managed(dataSection) : indent(dataSection, 3),
          '      <SectionTitle title={strings.settings.about} />',
          '      <Card>',
          `        <AppText variant="heading">{${name}}</AppText>`,
          '        <AppText variant="caption" tone="muted">',
          '          {strings.settings.version}',
          '        </AppText>',
          '      </Card>',
          '    </Screen>',
          '  );',
          '}',
          '',
          'const styles = StyleSheet.create({ card: { gap: space.md } });',
        ),
      ),
    ];
  },
};

/** Only for roles that manage all entries. */
const managed = (section: string): string =>
  lines('      {may.manage ? (', '        <>', indent(section, 5), '        </>', '      ) : null}');
