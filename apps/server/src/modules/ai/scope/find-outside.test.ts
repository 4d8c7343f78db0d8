import type { ProjectFiles } from '@kilim/app-kit';
import { describe, expect, it } from 'vitest';
import { diffFiles } from '../answers/file-changes.ts';
import { editShop, fitting, overreaching, shopFiles } from '../testing/scope-cases.ts';
import { findOutside } from './find-outside.ts';

const find = (request: string, after: ProjectFiles): string[] =>
  findOutside({ request, before: shopFiles, after, changed: Object.keys(diffFiles(shopFiles, after)) });

describe('findOutside', () => {
  it.each(overreaching)('finds what $request does not concern', ({ request, edits, outside }) => {
    expect(find(request, editShop(edits))).toEqual(outside);
  });
  it.each(fitting)('finds nothing outside of $request', ({ request, edits }) => {
    expect(find(request, editShop(edits))).toEqual([]);
  });
});

const shop = shopFiles;
const app = shop['src/App.tsx'] ?? '';

describe('changes that follow from others', () => {
  it('include the place where a new screen is shown', () => {
    const orders =
      "import { Text } from 'react-native';\nexport const OrdersScreen = () => <Text>Siparişler</Text>;\n";
    const shown = `import { OrdersScreen } from './screens/OrdersScreen';\n${app.replace('<HomeScreen />', '<HomeScreen />\n      <OrdersScreen />')}`;
    const after = { ...shop, 'src/screens/OrdersScreen.tsx': orders, 'src/App.tsx': shown };
    expect(find('Sipariş ekranı ekle', after)).toEqual([]);
    expect(find('Add a screen with my orders', after)).toEqual([]);
  });
  it('include packages, but no other part of the manifest', () => {
    const cartText = editShop([['src/screens/CartScreen.tsx', 'Sepetim', 'Sepetiniz']]);
    const manifest = (extra: object): string => JSON.stringify({ name: 'shop', ...extra });
    expect(
      find('sepet başlığı', { ...cartText, 'package.json': manifest({ dependencies: { zod: '4' } }) }),
    ).toEqual([]);
    expect(find('sepet başlığı', { ...cartText, 'package.json': manifest({ private: true }) })).toEqual([
      'package.json',
    ]);
  });
  it('include moved files and the imports of them', () => {
    const { 'src/store/cart.ts': store = '', 'src/screens/CartScreen.tsx': screen = '', ...rest } = shop;
    const after = {
      ...rest,
      'src/state/cart.ts': store,
      'src/screens/CartScreen.tsx': screen.replace('../store/cart', '../state/cart'),
    };
    expect(find('store klasöründeki cart dosyasını state klasörüne taşı', after)).toEqual([]);
  });
  it('do not include the deletion of another file', () => {
    const { 'src/screens/ProfileScreen.tsx': _, ...rest } = shop;
    const after = {
      ...rest,
      'src/screens/CartScreen.tsx': (shop['src/screens/CartScreen.tsx'] ?? '').replace(
        'Sepetim',
        'Sepetiniz',
      ),
    };
    expect(find('sepet başlığını değiştir', after)).toEqual(['src/screens/ProfileScreen.tsx']);
  });
});

describe('the file of an attached element', () => {
  const findWith = (request: string, attachedPaths: readonly string[]): string[] => {
    const after = editShop([
      ['src/screens/CartScreen.tsx', 'Sepetim', 'Alışveriş'],
      ['src/screens/HomeScreen.tsx', 'Hoş geldiniz', 'Merhaba'],
    ]);
    const changed = Object.keys(diffFiles(shopFiles, after));
    expect(changed).toHaveLength(2);
    return findOutside({ request, attachedPaths, before: shopFiles, after, changed });
  };

  it('is concerned by the request, and other files are not', () => {
    expect(findWith('bunun yazısını değiştir', ['src/screens/CartScreen.tsx'])).toEqual([
      'src/screens/HomeScreen.tsx',
    ]);
    expect(findWith('only this one', ['src/screens/CartScreen.tsx'])).toEqual(['src/screens/HomeScreen.tsx']);
  });

  it('adds to what the request names', () => {
    expect(findWith('HomeScreen.tsx ile aynı olsun', ['src/screens/CartScreen.tsx'])).toEqual([]);
  });
});
