import { z } from 'zod';
import type { Entity } from '../../../spec/entity.ts';
import { namesOf, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole, fieldOfType, timeField, titleField } from '../../entity/entity-shape.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { screenComponent, screenPath } from '../../screen-path.ts';
import { createModule } from '../../text/create-module.ts';
import { indent, lines } from '../../text/indent.ts';
import { printMapping } from '../row-mapping.ts';

const options = z.record(z.string(), z.unknown());
const favouriteOf = (entity: Entity) =>
  entity.fields.find(({ role, type }) => role === 'favourite' && type === 'boolean');
const lengthOf = (entity: Entity) => fieldOfRole(entity, 'duration') ?? fieldOfType(entity, 'duration');

/** Plays the rows of an entity one after the other, without sound files: only the time runs. */
export const player: ScreenKind = {
  id: 'player',
  words: { tr: ['çalar', 'oynatıcı', 'dinle'], en: ['player', 'listen', 'play queue'] },
  options,
  accepts: (entity) =>
    entity !== undefined && lengthOf(entity)?.type === 'duration' && favouriteOf(entity) !== undefined,
  stores: () => [{ name: 'usePlayback', from: 'src/media/player-store' }],
  print(screen, context) {
    const entity = context.entity(screen.entity);
    const names = namesOf(entity);
    const favourite = favouriteOf(entity);
    if (favourite === undefined) throw new Error(`${entity.id} has no favourites`);
    const module = createModule(screenPath(screen, context));
    module.use('src/media/PlayerHome', 'PlayerHome');
    module.use(names.storePath, names.store);
    module.use('src/strings', 'strings');
    const title = context.strings.add(names.group, 'playerTitle', screen.title);
    const topic = fieldOfRole(entity, 'category');
    const { rows, hooks } = printMapping(
      entity,
      [
        ['title', titleField(entity), 'text'],
        ['by', fieldOfRole(entity, 'author', 'person', 'subtitle'), 'text'],
        ['topic', topic?.type === 'choice' ? topic : undefined, 'text'],
        ['minutes', lengthOf(entity), 'number'],
        ['isFavourite', favourite, 'flag'],
      ],
      module,
      context,
    );
    return [
      module.print(
        lines(
          `export function ${screenComponent(screen)}() {`,
          `  const rows = ${names.store}((state) => state.items);`,
          `  const update = ${names.store}((state) => state.update);`,
          ...hooks.map((hook) => `  ${hook}`),
          '  const tracks = rows.map((row) => ({',
          '    id: row.id,',
          ...rows.map((row) => indent(row, 2)),
          '  }));',
          '  return (',
          '    <PlayerHome',
          `      title={${title}}`,
          `      icon="${entity.icon}"`,
          '      tracks={tracks}',
          `      onFavourite={({ id, isFavourite }) => update(id, { ${propertyOf(favourite)}: !isFavourite })}`,
          '    />',
          '  );',
          '}',
        ),
      ),
    ];
  },
};

const bodyOf = (entity: Entity) => fieldOfType(entity, 'longText');

/** Notes as cards in two columns. */
export const notes: ScreenKind = {
  id: 'notes',
  words: { tr: ['notlar', 'not defteri'], en: ['notes', 'notebook'] },
  options,
  accepts: (entity) =>
    entity !== undefined && bodyOf(entity) !== undefined && timeField(entity) !== undefined,
  stores: () => [{ name: 'usePinned', from: 'src/notes/NotesHome' }],
  print(screen, context) {
    const entity = context.entity(screen.entity);
    const names = namesOf(entity);
    const module = createModule(screenPath(screen, context));
    module.use('src/notes/NotesHome', 'NotesHome');
    module.use('src/routes', 'useRootNavigation');
    module.use(names.storePath, names.store);
    module.use('src/strings', 'strings');
    const title = context.strings.add(names.group, 'notesTitle', screen.title);
    const heading = titleField(entity);
    const body = bodyOf(entity);
    const { rows, hooks } = printMapping(
      entity,
      [
        ['title', heading === body ? undefined : heading, 'text'],
        ['text', body, 'raw'],
        ['day', timeField(entity), 'day'],
        [
          'tags',
          entity.fields.find(({ type, options: list }) => type === 'tags' && list === undefined),
          'tags',
        ],
      ],
      module,
      context,
    );
    const form = context.findScreen('form', entity.id);
    const open = form ? `(id) => navigation.navigate('${form.id}', { id })` : '() => navigation.goBack()';
    const add = form ? `() => navigation.navigate('${form.id}')` : '() => navigation.goBack()';
    return [
      module.print(
        lines(
          `export function ${screenComponent(screen)}() {`,
          `  const rows = ${names.store}((state) => state.items);`,
          '  const navigation = useRootNavigation();',
          ...hooks.map((hook) => `  ${hook}`),
          '  const notes = rows.map((row) => ({',
          '    id: row.id,',
          ...rows.map((row) => indent(row, 2)),
          '  }));',
          '  return (',
          `    <NotesHome title={${title}} notes={notes} onOpen={${open}} onAdd={${add}} />`,
          '  );',
          '}',
        ),
      ),
    ];
  },
};
