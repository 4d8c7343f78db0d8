import { titleField } from '../print/entity/entity-shape.ts';
import { listAppTexts } from '../print/print-app.ts';
import type { AppSpec, Screen } from '../spec/app-spec.ts';
import type { Entity, SampleRow } from '../spec/entity.ts';
import type { Field } from '../spec/field.ts';
import type { FollowUpTexts } from './texts.ts';

/** What a button or a heading said before, and what it says now. */
export function describeTexts(
  texts: Readonly<Record<string, string | null>>,
  before: AppSpec,
  text: FollowUpTexts,
): string {
  const [name, value] = Object.entries(texts)[0] ?? [];
  const former = name === undefined ? undefined : listAppTexts(before).get(name);
  return former === undefined || value === undefined || value === null
    ? text.title
    : text.renameField(former, value);
}

/** What a new row begins with. */
export function describeInitial(field: Field, text: FollowUpTexts): string {
  const { initial, label } = field;
  if (initial === undefined) return text.noInitial(label);
  if (typeof initial === 'boolean') return text.initialTick(label, initial);
  if (field.type === 'date') return text.initialToday(label);
  return text.setInitial(label, field.options?.find(({ id }) => id === initial)?.label ?? String(initial));
}

/** How a list shows its rows. */
const describeStyle = ({ kind, title, options }: Screen, text: FollowUpTexts): string =>
  kind === 'list'
    ? text.listStyle.rows(title)
    : options['large'] === true
      ? text.listStyle.large(title)
      : kind === 'grid'
        ? text.listStyle.cards(title)
        : text.changeScreen(title);

/** The choices and the figure that a list got above its rows; '' without new ones. */
export function describeChoices(screen: Screen, { entities, screens }: AppSpec, text: FollowUpTexts): string {
  const { filter, total } = screen.options;
  const former = screens.find(({ id }) => id === screen.id)?.options ?? {};
  const fields = entities.find(({ id }) => id === screen.entity)?.fields ?? [];
  const labelOf = (id: unknown): string => fields.find((field) => field.id === id)?.label ?? '';
  if (filter !== undefined && filter !== former['filter'])
    return text.setFilter(screen.title, labelOf(filter));
  if (total !== undefined && total !== former['total']) return text.setTotal(screen.title, labelOf(total));
  return '';
}

/** What changed in a list: its choices, its figure, or how it shows its rows. */
export const describeList = (screen: Screen, before: AppSpec, text: FollowUpTexts): string =>
  describeChoices(screen, before, text) || describeStyle(screen, text);

/** The first names of rows that were not there before. */
export function addedTitles(samples: readonly SampleRow[], entity: Entity | undefined): string {
  if (entity === undefined) return '';
  const title = titleField(entity).id;
  const known = new Set(entity.samples.map((row) => JSON.stringify(row)));
  const names = samples.filter((row) => !known.has(JSON.stringify(row))).map((row) => row[title]);
  return names
    .filter((name) => typeof name === 'string')
    .slice(0, 6)
    .join(', ');
}
