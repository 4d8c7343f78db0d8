import type { FixKind } from '../../src/fixers/fixer.ts';
import { type BrokenFixture, type FixtureFamily, heals, screen } from './fixture.ts';

const styled = (declarations: string): string =>
  screen(
    "import { StyleSheet, Text, View } from 'react-native';",
    '<View style={styles.page}><Text>a</Text></View>',
    '',
    `const styles = StyleSheet.create({\n  page: { ${declarations} },\n});`,
  );

const style = (
  name: string,
  saw: string,
  broken: string,
  fixed: string,
  kind: FixKind = 'style-value',
): BrokenFixture => heals(name, saw, kind, [styled(broken), styled(fixed)]);

const cast = 'java.lang.String cannot be cast to java.lang.Double';

/** Values and names of CSS in a StyleSheet. */
export const styleFixtures: FixtureFamily = {
  family: 'styles',
  fixtures: [
    style('pixels', cast, "fontSize: '16px', marginTop: '-8px'", 'fontSize: 16, marginTop: -8'),
    style('root units', cast, "fontSize: '1.5rem', padding: '1em'", 'fontSize: 24, padding: 16'),
    style('numbers as text', cast, "fontSize: '18', flex: '1'", 'fontSize: 18, flex: 1'),
    style(
      'a shorthand with two lengths',
      'The padding is missing',
      "padding: '10px 20px'",
      'paddingVertical: 10, paddingHorizontal: 20',
    ),
    style(
      'a shorthand with four lengths',
      'The margin is missing',
      "margin: '1px 2px 3px 4px'",
      'marginTop: 1, marginRight: 2, marginBottom: 3, marginLeft: 4',
    ),
    style(
      'centred by margins',
      'The box is not centred',
      "margin: '0 auto'",
      "marginVertical: 0, marginHorizontal: 'auto'",
    ),
    style(
      'a border in one value',
      'The border is missing',
      "border: '1px solid #ccc'",
      "borderWidth: 1, borderStyle: 'solid', borderColor: '#ccc'",
    ),
    style(
      'one side of a border',
      'The line is missing',
      "borderBottom: '2px solid rgba(0, 0, 0, 0.1)'",
      "borderBottomWidth: 2, borderBottomColor: 'rgba(0, 0, 0, 0.1)'",
    ),
    style('a background', 'The background is missing', "background: '#f4f4f5'", "backgroundColor: '#f4f4f5'"),
    style(
      'the size of the window',
      'The screen is empty',
      "minHeight: '100vh', width: '100vw'",
      "minHeight: '100%', width: '100%'",
    ),
    style('a display of the web', 'Invalid value for display', "display: 'block'", "display: 'flex'"),
    style(
      'a fixed position',
      'Invalid value for position',
      "position: 'fixed', bottom: 0",
      "position: 'absolute', bottom: 0",
    ),
    style(
      'alignment of CSS',
      'Invalid value for alignItems',
      "alignItems: 'start', justifyContent: 'end'",
      "alignItems: 'flex-start', justifyContent: 'flex-end'",
    ),
    style('a weight by name', 'Invalid value for fontWeight', "fontWeight: 'semibold'", "fontWeight: '600'"),
    style(
      'a line height as factor',
      'The text is cut off',
      'fontSize: 16, lineHeight: 1.5',
      'fontSize: 16, lineHeight: 24',
    ),
    style(
      'names with hyphens',
      'The colours are missing',
      "'background-color': '#fff', 'border-radius': 8",
      "backgroundColor: '#fff', borderRadius: 8",
    ),
    style(
      'declarations that only browsers have',
      'Invalid prop transition supplied',
      "padding: 4, transition: 'all 0.2s', ':hover': { opacity: 0.5 }",
      'padding: 4',
    ),
    heals('a style with a typing error in its name', 'The screen has no layout', 'style-name', [
      styled('flex: 1').replace('styles.page', 'styles.pgae'),
      styled('flex: 1'),
    ]),
    heals(
      'a style sheet under another name',
      "ReferenceError: Property 'styles' doesn't exist",
      'near-name',
      [
        styled('flex: 1').replace('const styles', 'const style'),
        styled('flex: 1').replace('const styles', 'const style').replace('styles.page', 'style.page'),
      ],
    ),
    style(
      'a style in another file of pixels',
      cast,
      "shadowOffset: { width: '0px', height: '2px' }",
      'shadowOffset: { width: 0, height: 2 }',
    ),
  ],
};
