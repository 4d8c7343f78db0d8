import type { Screen } from '../spec/app-spec.ts';
import { namesOf } from './entity/entity-names.ts';
import type { PrintContext } from './screen-kind.ts';

/** Name of a screen's component: 'OrdersScreen'. */
export const screenComponent = ({ id }: Pick<Screen, 'id'>): string => `${id}Screen`;

/** Path of a screen's file: in the folder of its entity, others in src/screens. */
export function screenPath(screen: Screen, context: Pick<PrintContext, 'entity'>): string {
  const folder = screen.entity === undefined ? 'src/screens' : namesOf(context.entity(screen.entity)).folder;
  return `${folder}/${screenComponent(screen)}.tsx`;
}
