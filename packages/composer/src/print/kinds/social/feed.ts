import { z } from 'zod';
import { toCamelCase } from '../../../language/identifiers.ts';
import type { Screen } from '../../../spec/app-spec.ts';
import type { Entity } from '../../../spec/entity.ts';
import { namesOf, propertyOf } from '../../entity/entity-names.ts';
import type { PrintContext, ScreenKind } from '../../screen-kind.ts';
import { screenComponent, screenPath } from '../../screen-path.ts';
import { createModule, type SourceModule } from '../../text/create-module.ts';
import { lines } from '../../text/indent.ts';
import { feedHook, type PostFields, postFields, printFeedHook } from './feed-hook.ts';

const stores = [
  { name: 'useSocial', from: 'src/social/social-store' },
  { name: 'useComments', from: 'src/social/social-store' },
];

interface FeedScreen {
  readonly id: string;
  readonly words: ScreenKind['words'];
  readonly params?: ScreenKind['params'];
  readonly body: (
    screen: Screen,
    entity: Entity,
    fields: PostFields,
    context: PrintContext,
    module: SourceModule,
  ) => readonly (string | undefined | false)[];
  /** Whether it reads posts through the hook. */
  readonly readsPosts: boolean;
}

const feedScreen = ({ id, words, params, body, readsPosts }: FeedScreen): ScreenKind => ({
  id,
  words,
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => {
    const fields = postFields(entity);
    return fields !== undefined && (fields.likes ?? fields.liked) !== undefined;
  },
  stores: () => stores,
  ...(params === undefined ? {} : { params }),
  print(screen, context) {
    const entity = context.entity(screen.entity);
    const fields = postFields(entity);
    if (fields === undefined) throw new Error(`${entity.id} is not a post`);
    const module = createModule(screenPath(screen, context));
    const hook = feedHook(entity);
    if (readsPosts) module.use(hook.path, hook.name);
    const printed = module.print(lines(...body(screen, entity, fields, context, module)));
    return readsPosts ? [printed, printFeedHook(entity, fields, context)] : [printed];
  },
});

const titleOf = (screen: Screen, entity: Entity, context: PrintContext): string =>
  context.strings.add(namesOf(entity).group, `${toCamelCase(screen.id)}Title`, screen.title);

const composeCall = (entity: Entity, context: PrintContext): string => {
  const compose = context.findScreen('feedCompose', entity.id) ?? context.findScreen('form', entity.id);
  return compose === undefined ? '() => undefined' : `() => navigation.navigate('${compose.id}')`;
};

/** A main screen that lists posts with the kit's component. */
const postsScreen = (component: string): Pick<FeedScreen, 'body' | 'readsPosts'> => ({
  readsPosts: true,
  body(screen, entity, _fields, context, module) {
    module.use(`src/social/${component}`, component);
    module.use('src/routes', 'useRootNavigation');
    module.use('src/strings', 'strings');
    return [
      `export function ${screenComponent(screen)}() {`,
      `  const { posts, actions } = ${feedHook(entity).name}();`,
      '  const navigation = useRootNavigation();',
      '  return (',
      `    <${component}`,
      `      title={${titleOf(screen, entity, context)}}`,
      '      posts={posts}',
      '      actions={actions}',
      `      onCompose={${composeCall(entity, context)}}`,
      '    />',
      '  );',
      '}',
    ];
  },
});

/** Posts of all people with likes, comments and saved ones. */
export const feedHome = feedScreen({
  id: 'feed',
  words: { tr: ['akış', 'gönderiler', 'duvar'], en: ['feed', 'timeline', 'wall', 'posts'] },
  ...postsScreen('FeedHome'),
});

/** Who uses the app, and what they wrote. */
export const feedProfile = feedScreen({
  id: 'feedProfile',
  words: { tr: ['profil', 'profilim'], en: ['profile', 'my posts'] },
  ...postsScreen('ProfileView'),
});

/** One post with its comments. */
export const feedPost = feedScreen({
  id: 'feedPost',
  words: { tr: ['gönderi', 'yorumlar'], en: ['post', 'comments'] },
  readsPosts: true,
  params: () => ({ type: '{ id: string }' }),
  body(screen, entity, _fields, context, module) {
    const names = namesOf(entity);
    const form = context.findScreen('form', entity.id);
    module.useType('@react-navigation/native-stack', 'NativeStackScreenProps');
    module.useType('src/routes', 'RootStackParams');
    module.use('src/social/PostView', 'PostView');
    module.use(names.storePath, names.store);
    module.use('src/ui/Toast', 'useToast');
    module.use('src/strings', 'strings');
    return [
      `type Props = NativeStackScreenProps<RootStackParams, '${screen.id}'>;`,
      '',
      `export function ${screenComponent(screen)}({ navigation, route }: Props) {`,
      `  const { posts, actions } = ${feedHook(entity).name}();`,
      `  const remove = ${names.store}((state) => state.remove);`,
      '  const showToast = useToast((toast) => toast.show);',
      '  const { id } = route.params;',
      '  const removeAndLeave = () => {',
      '    const restore = remove(id);',
      '    navigation.goBack();',
      '    showToast({ text: strings.social.removed, action: { label: strings.common.undo, onPress: restore } });',
      '  };',
      '',
      '  return (',
      '    <PostView',
      '      post={posts.find((post) => post.id === id)}',
      '      actions={actions}',
      form && `      onEdit={() => navigation.navigate('${form.id}', { id })}`,
      '      onRemove={removeAndLeave}',
      '    />',
      '  );',
      '}',
    ];
  },
});

/** Writes a new post under the name of the profile. */
export const feedCompose = feedScreen({
  id: 'feedCompose',
  words: { tr: ['paylaş', 'gönderi yaz'], en: ['compose', 'new post'] },
  readsPosts: false,
  body(screen, entity, fields, context, module) {
    const names = namesOf(entity);
    module.useType('@react-navigation/native-stack', 'NativeStackScreenProps');
    module.useType('src/routes', 'RootStackParams');
    module.use('src/social/ComposeView', 'ComposeView');
    module.use(names.storePath, names.store);
    module.use(names.modelPath, names.empty);
    module.use('src/strings', 'strings');
    const moment =
      fields.day.type === 'date'
        ? `${module.use('src/data/days', 'today')}()`
        : `${module.use('src/chat/message', 'currentMoment')}()`;
    const parts = [
      `${propertyOf(fields.author)}: author`,
      fields.title && `${propertyOf(fields.title)}: title`,
      `${propertyOf(fields.text)}: text`,
      fields.tags && `${propertyOf(fields.tags)}: tags`,
      `${propertyOf(fields.day)}: ${moment}`,
      fields.likes && `${propertyOf(fields.likes)}: 0`,
    ].filter((part) => part !== undefined);
    const read = ['author', fields.title && 'title', 'text', fields.tags && 'tags']
      .filter(Boolean)
      .join(', ');
    return [
      `type Props = NativeStackScreenProps<RootStackParams, '${screen.id}'>;`,
      '',
      `export function ${screenComponent(screen)}({ navigation }: Props) {`,
      `  const save = ${names.store}((state) => state.save);`,
      '  return (',
      '    <ComposeView',
      `      title={${titleOf(screen, entity, context)}}`,
      `      hasTitle={${fields.title !== undefined}}`,
      `      onShare={({ ${read} }) => {`,
      `        save({ ...${names.empty}(), ${parts.join(', ')} });`,
      '        navigation.goBack();',
      '      }}',
      '    />',
      '  );',
      '}',
    ];
  },
});
