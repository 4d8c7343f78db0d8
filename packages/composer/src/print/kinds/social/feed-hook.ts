import { toKebabCase } from '../../../language/identifiers.ts';
import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { namesOf, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole, timeField } from '../../entity/entity-shape.ts';
import type { PrintedFile } from '../../printed-file.ts';
import type { PrintContext } from '../../screen-kind.ts';
import { createModule } from '../../text/create-module.ts';
import { indent, lines } from '../../text/indent.ts';
import { printMapping } from '../row-mapping.ts';

export interface PostFields {
  readonly author: Field;
  readonly title: Field | undefined;
  readonly text: Field;
  readonly day: Field;
  readonly tags: Field | undefined;
  readonly likes: Field | undefined;
  readonly liked: Field | undefined;
}

const isText = (field: Field | undefined): field is Field =>
  field?.type === 'text' || field?.type === 'longText';

/** The fields of posts; undefined if the entity has no author, text or day. */
export function postFields(entity: Entity | undefined): PostFields | undefined {
  if (entity === undefined) return undefined;
  const author = fieldOfRole(entity, 'author');
  const text =
    entity.fields.find(({ type, id }) => type === 'longText' && id === 'text') ??
    entity.fields.find(({ type }) => type === 'longText');
  const day = timeField(entity);
  if (!isText(author) || text === undefined || day === undefined || day.formula !== undefined)
    return undefined;
  if (day.type !== 'date' && day.type !== 'dateTime') return undefined;
  const title = fieldOfRole(entity, 'title');
  return {
    author,
    title: isText(title) && title !== author && title !== text ? title : undefined,
    text,
    day,
    tags: entity.fields.find(({ type, options }) => type === 'tags' && options === undefined),
    likes: entity.fields.find(({ id, type }) => type === 'number' && (id === 'likes' || id === 'votes')),
    liked: entity.fields.find(({ type, role }) => type === 'boolean' && role === 'favourite'),
  };
}

/** Posts show the scene that they name; if no sample names one, a scene by their text. */
function pictureCode(entity: Entity): string {
  const photo = entity.fields.find(({ type }) => type === 'photo')?.id;
  if (photo === undefined) return "''";
  const isNamed = entity.samples.some((row) => typeof row[photo] === 'string' && row[photo] !== '');
  return isNamed ? `row.${photo}` : "'any'";
}

/** 'usePostFeed' and its path. */
export const feedHook = (entity: Entity): { readonly name: string; readonly path: string } => ({
  name: `use${namesOf(entity).type}Feed`,
  path: `${namesOf(entity).folder}/use-${toKebabCase(entity.id)}-feed`,
});

/** The hook with posts as screens show them, and what can be done with them. */
export function printFeedHook(entity: Entity, fields: PostFields, context: PrintContext): PrintedFile {
  const names = namesOf(entity);
  const hook = feedHook(entity);
  const module = createModule(`${hook.path}.ts`);
  module.use(names.storePath, names.store);
  module.useType('src/social/post', 'Post');
  module.use('src/routes', 'useRootNavigation');
  const view = context.findScreen('feedPost', entity.id);
  const { liked, likes } = fields;
  const { rows, hooks } = printMapping(
    entity,
    [
      ['author', fields.author, 'raw'],
      ['title', fields.title, 'raw'],
      ['text', fields.text, 'raw'],
      ['day', fields.day, 'day'],
      ['tags', fields.tags, 'tags'],
      ['likes', likes ?? liked, 'number'],
      ['isLiked', liked, 'flag'],
    ],
    module,
    context,
  );
  const changes = [
    liked && `${propertyOf(liked)}: !post.isLiked`,
    likes && `${propertyOf(likes)}: post.likes + (post.isLiked ? -1 : 1)`,
  ].filter((part) => part !== undefined);
  return module.print(
    lines(
      '/** Posts as screens show them, the last one first, and what can be done with them. */',
      `export function ${hook.name}() {`,
      `  const rows = ${names.store}((state) => state.items);`,
      `  const update = ${names.store}((state) => state.update);`,
      '  const navigation = useRootNavigation();',
      ...hooks.map((line) => `  ${line}`),
      '  const posts: Post[] = rows',
      '    .map((row) => ({',
      '      id: row.id,',
      ...rows.map((row) => indent(row, 3)),
      `      picture: ${pictureCode(entity)},`,
      '    }))',
      '    .sort((a, b) => b.day.localeCompare(a.day));',
      '  const actions = {',
      `    like: (post: Post) => update(post.id, { ${changes.join(', ')} }),`,
      view
        ? `    open: (post: Post) => navigation.navigate('${view.id}', { id: post.id }),`
        : '    open: () => undefined,',
      '  };',
      '  return { posts, actions };',
      '}',
    ),
  );
}
