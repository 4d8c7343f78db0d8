import type { Screen } from '../../../spec/app-spec.ts';
import type { Entity } from '../../../spec/entity.ts';
import { pictureElement } from '../../entity/picture-of.ts';
import type { SourceModule } from '../../text/create-module.ts';
import { lines } from '../../text/indent.ts';

interface FeaturedInput {
  readonly item: string;
  /** Code of the row's title and price. */
  readonly name: string;
  readonly price: string;
  readonly detail: Screen;
  /** Code that is true while a search or a category is chosen. */
  readonly isFiltered: string;
}

/** The newest product as a large card above the others, unless the list is searched or has hardly any rows. */
export function printFeatured(
  module: SourceModule,
  entity: Entity,
  { item, name, price, detail, isFiltered }: FeaturedInput,
): { readonly choice: string; readonly element: string } {
  module.use('src/cart/FeaturedCard', 'FeaturedCard');
  const text = entity.fields.find(({ type, role }) => type === 'longText' && role !== 'note');
  const ofFeatured = (code: string): string => code.replaceAll(`${item}.`, 'featured.');
  const picture = pictureElement(entity, module, { name: ofFeatured(name), item: 'featured', height: 124 });
  return {
    choice: `  const featured = ${isFiltered} || ${entity.pluralId}.length < 3 ? undefined : ${entity.pluralId}[0];`,
    element: lines(
      '{featured ? (',
      '  <FeaturedCard',
      `    title={${ofFeatured(name)}}`,
      text && `    text={featured.${text.id}}`,
      `    price={${ofFeatured(price)}}`,
      `    picture={${picture}}`,
      `    onPress={() => navigation.navigate('${detail.id}', { id: featured.id })}`,
      '  />',
      ') : null}',
    ),
  };
}
