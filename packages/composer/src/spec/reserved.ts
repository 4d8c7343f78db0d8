// Names that generated code cannot use for an entity or a field: words of the language, and names of variables and
// components that the printed files have themselves.

const keywords =
  'break case catch class const continue debugger default delete do else enum export extends false finally for function ' +
  'if implements import in instanceof interface let new null package private protected public return static super ' +
  'switch this throw true try typeof undefined var void while with yield await async of as type';

const variables =
  'id item items row rows each draft errors change existing given navigation route strings query state shown total update save ' +
  'remove restore add submit styles colors space props index value text key kit screen toast context store today date day match';

const allowedFields =
  'date value text total item key route screen type space store index kit today day match';

/** What every object has: tables by the ids of fields would find it. */
const inherited =
  'constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf prototype';

const all = `${keywords} ${variables} ${inherited}`.split(' ');
const reservedIds: ReadonlySet<string> = new Set(all);
const reservedFields: ReadonlySet<string> = new Set(
  all.filter((word) => !allowedFields.split(' ').includes(word)),
);

/**
 * Names of variables in some kinds of screens. Apps that were composed before they were listed here may have them, so that
 * only new entities are renamed.
 */
const avoidedIds: ReadonlySet<string> = new Set(['step', 'label', 'month', 'start']);

/** Types and components that printed files import or that the language has. */
const reservedTypes: ReadonlySet<string> = new Set(
  (
    'Array Boolean Date Error Function Map Number Object Promise Record Set String Symbol Partial Omit Pick Readonly Required ' +
    'Exclude Extract Awaited Screen Text View Image Card Button Icon IconButton Chip ChipRow Badge Avatar Toast Hero Stars Cover ' +
    'Segmented SearchBar EmptyState ListRow DetailLine SectionTitle AppText AddButton Palette Tone Weekday Pressable Switch Modal ' +
    'Animated Alert Share Platform Settings Stack Tabs App Navigation Props Row Field Form List Detail Svg Circle Path Rect Line G ' +
    'Language Collection Message Event Node Element Component Main Location Notification Request Response Headers Storage'
  ).split(' '),
);

/** A name for an entity that code can use: 'class' → 'classEntry'. */
export const safeEntityId = (id: string): string =>
  reservedIds.has(id) || avoidedIds.has(id) ? `${id}Entry` : id;

/** A name for a field that code can use: 'new' → 'newField'. */
export const safeFieldId = (id: string): string => (reservedFields.has(id) ? `${id}Field` : id);

export const isReservedEntityId = (id: string): boolean => reservedIds.has(id);
export const isReservedFieldId = (id: string): boolean => reservedFields.has(id);

/** The type of an entity; one that exists already gets an ending: 'Record' → 'RecordEntry'. */
export const safeTypeName = (name: string): string => (reservedTypes.has(name) ? `${name}Entry` : name);
