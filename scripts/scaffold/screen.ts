import type { Change } from './change.ts';
import type { Names } from './names.ts';

const route = ({
  kebab,
  camel,
  pascal,
}: Names): string => `import { useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** \`/${kebab}\`: what the screen is for. */
export default function ${pascal}Route() {
  const translate = useTranslate();
  return (
    <main className="mx-auto w-full max-w-5xl flex-1 px-4 py-8 sm:px-6">
      <PageHead title={translate('${camel}.title')} />
      <h1 className="text-28 font-semibold tracking-tight">{translate('${camel}.title')}</h1>
      <EmptyState title={translate('${camel}.emptyTitle')} description={translate('${camel}.empty')} />
    </main>
  );
}
`;

const texts = ({ camel, words }: Names, language: 'tr' | 'en'): string => `export const ${camel} = {
  title: '${words}',
  emptyTitle: '${language === 'tr' ? 'Burada henüz bir şey yok' : 'Nothing here yet'}',
  empty: '${language === 'tr' ? 'İlk kayıttan sonra burada görünür.' : 'It appears here after the first entry.'}',
};
`;

const test = ({ kebab, pascal, words }: Names): string => `// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import ${pascal}Route from './${kebab}-route.tsx';

it('shows the empty state', async () => {
  renderScreen({ path: '/${kebab}', element: <${pascal}Route /> });
  expect(await screen.findByRole('heading', { name: '${words}', level: 1 })).toBeTruthy();
});
`;

/** A screen of signed-in users with its texts, route and test. */
export function describeScreen(names: Names): Change {
  const { kebab, camel } = names;
  const folder = `apps/web/src/features/${kebab}`;
  const catalogues = (['tr', 'en'] as const).map(
    (language) => `packages/messages/src/${language}/namespaces/all.ts`,
  );
  return {
    files: {
      [`${folder}/${kebab}-route.tsx`]: route(names),
      [`${folder}/${kebab}-route.test.tsx`]: test(names),
      [`packages/messages/src/tr/${kebab}.ts`]: texts(names, 'tr'),
      [`packages/messages/src/en/${kebab}.ts`]: texts(names, 'en'),
    },
    edits: [
      ...catalogues.flatMap((path) => [
        {
          path,
          before: "import { identity } from '../identity.ts';",
          line: `import { ${camel} } from '../${kebab}.ts';`,
        },
        { path, before: '  identity,', line: `  ${camel},` },
      ]),
      {
        path: 'apps/web/src/navigation/paths.ts',
        before: "  contact: { pattern: '/contact'",
        line: `  ${camel}: { pattern: '/${kebab}', to: () => '/${kebab}' },`,
      },
      { path: 'packages/contract/src/page-routes.ts', before: "  '/contact',", line: `  '/${kebab}',` },
      {
        path: 'apps/web/src/app/router.tsx',
        before: `              {
                path: paths.settings.pattern,`,
        line: `              {
                path: paths.${camel}.pattern,
                lazy: screen(() => import('../features/${kebab}/${kebab}-route.tsx'), 'all'),
              },`,
      },
    ],
  };
}
