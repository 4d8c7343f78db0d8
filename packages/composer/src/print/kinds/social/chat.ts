import { z } from 'zod';
import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { namesOf, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole, fieldOfType } from '../../entity/entity-shape.ts';
import type { PrintContext, ScreenKind } from '../../screen-kind.ts';
import { screenComponent, screenPath } from '../../screen-path.ts';
import { createModule, type SourceModule } from '../../text/create-module.ts';
import { indent, lines } from '../../text/indent.ts';
import { printMapping } from '../row-mapping.ts';

interface MessageFields {
  readonly person: Field;
  readonly text: Field;
  readonly at: Field;
  readonly mine: Field;
  readonly read: Field | undefined;
}

/** The fields of messages; undefined if the entity lacks a person, text, moment or who wrote it. */
function messageFields(entity: Entity | undefined): MessageFields | undefined {
  if (entity === undefined) return undefined;
  const person = fieldOfRole(entity, 'person', 'title');
  const text = entity.fields.find(
    ({ type, id }) => (type === 'longText' || type === 'text') && id === 'text',
  );
  const at = fieldOfType(entity, 'dateTime', 'date');
  const mine = entity.fields.find(({ id, type }) => type === 'boolean' && id === 'mine');
  if (person === undefined || person === text || !text || !at || !mine) return undefined;
  if (person.type !== 'text' && person.type !== 'reference') return undefined;
  return { person, text, at, mine, read: fieldOfRole(entity, 'done') };
}

function fieldsOf(entity: Entity): MessageFields {
  const fields = messageFields(entity);
  if (fields === undefined) throw new Error(`${entity.id} is not a message`);
  return fields;
}

/** `const messages = …` from the rows. */
function printMessages(entity: Entity, context: PrintContext, module: SourceModule): string {
  const fields = fieldsOf(entity);
  const { store, storePath } = namesOf(entity);
  module.use(storePath, store);
  const { rows, hooks } = printMapping(
    entity,
    [
      ['person', fields.person, 'raw'],
      ['name', fields.person, 'text'],
      ['text', fields.text, 'raw'],
      ['at', fields.at, 'moment'],
      ['isMine', fields.mine, 'flag'],
      ...(fields.read === undefined ? [] : [['isRead', fields.read, 'flag'] as const]),
    ],
    module,
    context,
  );
  return lines(
    `  const rows = ${store}((state) => state.items);`,
    ...hooks.map((hook) => `  ${hook}`),
    '  const messages = rows.map((row) => ({',
    '    id: row.id,',
    ...rows.map((row) => indent(row, 2)),
    fields.read === undefined && '    isRead: true,',
    '  }));',
  );
}

const base = {
  options: z.record(z.string(), z.unknown()),
  accepts: (entity: Entity | undefined) => messageFields(entity) !== undefined,
};

/** One row for each person. */
export const chats: ScreenKind = {
  ...base,
  id: 'chats',
  words: { tr: ['sohbetler', 'mesajlar', 'konuşmalar'], en: ['chats', 'conversations', 'messages', 'inbox'] },
  print(screen, context) {
    const entity = context.entity(screen.entity);
    const chat = context.findScreen('chat', entity.id);
    const module = createModule(screenPath(screen, context));
    module.use('src/chat/ChatList', 'ChatList');
    module.use('src/strings', 'strings');
    if (chat) module.use('src/routes', 'useRootNavigation');
    const title = context.strings.add(namesOf(entity).group, 'chatsTitle', screen.title);
    const { person } = fieldsOf(entity);
    const contact = person.type === 'reference' ? context.entity(person.entity) : undefined;
    const contacts = contact && namesOf(contact);
    if (contacts) module.use(contacts.storePath, contacts.store);
    return [
      module.print(
        lines(
          `export function ${screenComponent(screen)}() {`,
          printMessages(entity, context, module),
          contacts &&
            lines(
              `  const people = ${contacts.store}((state) => state.items);`,
              `  const contacts = people.map(({ id }) => ({ id, name: ${contacts.nameOf}(id) }));`,
            ),
          chat && '  const navigation = useRootNavigation();',
          '  return (',
          '    <ChatList',
          `      title={${title}}`,
          '      messages={messages}',
          contacts && '      contacts={contacts}',
          chat
            ? `      onOpen={(person) => navigation.navigate('${chat.id}', { person })}`
            : '      onOpen={() => undefined}',
          '    />',
          '  );',
          '}',
        ),
      ),
    ];
  },
};

/** The messages with one person. */
export const chat: ScreenKind = {
  ...base,
  id: 'chat',
  words: { tr: ['sohbet', 'konuşma'], en: ['chat', 'conversation'] },
  params: () => ({ type: '{ person: string }' }),
  print(screen, context) {
    const entity = context.entity(screen.entity);
    const { empty, modelPath, store } = namesOf(entity);
    const fields = fieldsOf(entity);
    const module = createModule(screenPath(screen, context));
    module.useType('@react-navigation/native-stack', 'NativeStackScreenProps');
    module.useType('src/routes', 'RootStackParams');
    module.use('src/chat/ChatView', 'ChatView');
    module.use(modelPath, empty);
    const moment =
      fields.at.type === 'dateTime'
        ? `${module.use('src/chat/message', 'momentAfter')}(messages)`
        : `${module.use('src/data/days', 'today')}()`;
    const { person } = fields;
    const nameOf =
      person.type === 'reference' ? `${namesOf(context.entity(person.entity)).nameOf}(person)` : 'person';
    const parts = [
      `${propertyOf(person)}: person`,
      `${propertyOf(fields.text)}: text`,
      `${propertyOf(fields.at)}: ${moment}`,
      `${propertyOf(fields.mine)}: true`,
    ];
    return [
      module.print(
        lines(
          `type Props = NativeStackScreenProps<RootStackParams, '${screen.id}'>;`,
          '',
          `export function ${screenComponent(screen)}({ route }: Props) {`,
          printMessages(entity, context, module),
          fields.read
            ? `  const { save, update } = ${store}.getState();`
            : `  const { save } = ${store}.getState();`,
          '  const { person } = route.params;',
          '  return (',
          '    <ChatView',
          '      person={person}',
          `      name={${nameOf}}`,
          '      messages={messages}',
          `      onSend={(text) => save({ ...${empty}(), ${parts.join(', ')} })}`,
          fields.read
            ? `      onRead={(id) => update(id, { ${propertyOf(fields.read)}: true })}`
            : '      onRead={() => undefined}',
          '    />',
          '  );',
          '}',
        ),
      ),
    ];
  },
};
