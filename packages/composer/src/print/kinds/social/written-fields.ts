import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import type { PrintContext } from '../../screen-kind.ts';
import { postFields } from './feed-hook.ts';

/** Fields of a post that its writer may change: not the author, the day or the likes, which the feed sets. */
export function writtenFields(entity: Entity, context: PrintContext): readonly Field[] {
  const post = context.findScreen('feedPost', entity.id) === undefined ? undefined : postFields(entity);
  if (post === undefined) return entity.fields;
  const setByFeed = [post.author, post.day, post.likes, post.liked];
  return entity.fields.filter((field) => !setByFeed.includes(field));
}
