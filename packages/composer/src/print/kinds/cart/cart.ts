import { z } from 'zod';
import type { Screen } from '../../../spec/app-spec.ts';
import { pictureOf } from '../../entity/picture-of.ts';
import type { PrintedFile } from '../../printed-file.ts';
import type { PrintContext, ScreenKind } from '../../screen-kind.ts';
import { screenPath } from '../../screen-path.ts';
import { createModule } from '../../text/create-module.ts';
import { lines } from '../../text/indent.ts';

interface ViewCall {
  readonly component: string;
  /** Properties with the kind of screen that a press opens. */
  readonly opens: Readonly<Record<string, string>>;
  readonly icon?: string;
  readonly withPictures?: boolean;
}

/** A screen that shows one view of the kit and connects its buttons with other screens. */
function printView(
  screen: Screen,
  context: PrintContext,
  { component, opens, icon, withPictures }: ViewCall,
): PrintedFile {
  const module = createModule(screenPath(screen, context));
  module.use('src/routes', 'useRootNavigation');
  module.use(`src/cart/${component}`, component);
  if (withPictures === true) module.use('src/ui/Picture', 'Picture');
  const props = Object.entries(opens).map(([prop, kind]) => {
    const target = context.findScreen(kind);
    return `      ${prop}={() => ${target === undefined ? 'navigation.goBack()' : `navigation.navigate('${target.id}')`}}`;
  });
  return module.print(
    lines(
      `export function ${screen.id}Screen() {`,
      '  const navigation = useRootNavigation();',
      '  return (',
      `    <${component}`,
      icon && `      icon="${icon}"`,
      ...props,
      withPictures === true && '      Picture={Picture}',
      '    />',
      '  );',
      '}',
    ),
  );
}

const options = z.record(z.string(), z.unknown());
const productIcon = ({ spec }: PrintContext): string => spec.entities[0]?.icon ?? 'pricetag';

/** The basket with counts and totals. */
export const cart: ScreenKind = {
  id: 'cart',
  words: { tr: ['sepet'], en: ['cart', 'basket', 'bag'] },
  options,
  accepts: () => true,
  print: (screen, context) => [
    printView(screen, context, {
      component: 'CartView',
      opens: { onBrowse: 'shop', onCheckout: 'checkout' },
      icon: productIcon(context),
      withPictures: context.spec.entities.some((entity) => pictureOf(entity).tag === 'Picture'),
    }),
  ],
};

/** Name, address and payment on delivery. */
export const checkout: ScreenKind = {
  id: 'checkout',
  words: { tr: ['ödeme ekranı', 'siparişi tamamla'], en: ['checkout'] },
  options,
  accepts: () => true,
  print: (screen, context) => [
    printView(screen, context, { component: 'CheckoutView', opens: { onOrders: 'purchases' } }),
  ],
};

/** Orders that were placed. */
export const purchases: ScreenKind = {
  id: 'purchases',
  words: { tr: ['siparişlerim', 'geçmiş siparişler'], en: ['my orders', 'order history', 'past orders'] },
  options,
  accepts: () => true,
  print: (screen, context) => [
    printView(screen, context, { component: 'PurchasesView', opens: { onBrowse: 'shop' } }),
  ],
};
