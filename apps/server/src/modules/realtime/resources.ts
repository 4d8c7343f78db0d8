import type { ResourceEvent } from '../../platform/events/index.ts';

// Documents and files in the client SDK's names: docs/rules/realtime.md#documents-and-files

type Resource = ResourceEvent['resource'];

const actions = 'create|update|upsert|delete';
const id = '[A-Za-z0-9][A-Za-z0-9._-]{0,80}';
const lists = [
  `databases\\.${id}\\.collections\\.${id}\\.documents`,
  `databases\\.${id}\\.tables\\.${id}\\.rows`,
  `tablesdb\\.${id}\\.tables\\.${id}\\.rows`,
  `buckets\\.${id}\\.files`,
];
// An id may contain dots, so an action after it looks like a part of it.
const pattern = new RegExp(
  `^(?:(?:documents|rows|files)(?:\\.(?:${actions}))?|(?:${lists.join('|')})(?:\\.${id})?)$`,
);

export const isResourceChannel = (text: string): boolean => text.length <= 256 && pattern.test(text);

/** The paths of the list that a resource is in: newer versions of the SDK call documents rows. */
function listPaths(resource: Resource): readonly string[] {
  if (resource.type === 'file') return [`buckets.${resource.bucketId}.files`];
  const { collectionId } = resource;
  return [
    `databases.main.collections.${collectionId}.documents`,
    `databases.main.tables.${collectionId}.rows`,
    `tablesdb.main.tables.${collectionId}.rows`,
  ];
}

const idOf = (resource: Resource): string =>
  resource.type === 'file' ? resource.fileId : resource.documentId;

/** Every channel that an event is sent to, each also with the action. */
export function resourceChannels({ resource, action }: ResourceEvent): string[] {
  const all = resource.type === 'file' ? ['files'] : ['documents', 'rows'];
  const channels = [...all, ...listPaths(resource).flatMap((path) => [path, `${path}.${idOf(resource)}`])];
  return channels.flatMap((channel) => [channel, `${channel}.${action}`]);
}

const countStars = (parts: readonly string[]): number => parts.filter((part) => part === '*').length;

/** Names of an event: the most specific one first, then with each combination of ids replaced by `*`. */
export function resourceEventNames({ resource, action }: ResourceEvent): string[] {
  const [path = ''] = listPaths(resource);
  const parts = [...path.split('.'), idOf(resource)];
  // Ids have the odd places, the names of what they are the even ones.
  const places = parts.flatMap((_, index) => (index % 2 === 1 ? [index] : []));
  const patterns = Array.from({ length: 2 ** places.length }, (_, mask) =>
    parts.map((part, index) => ((mask >> places.indexOf(index)) & 1 && places.includes(index) ? '*' : part)),
  ).toSorted((a, b) => countStars(a) - countStars(b));
  const names = patterns.map((each) => each.join('.'));
  return [...names.map((name) => `${name}.${action}`), ...names];
}
