import { toCamelCase } from '../../language/identifiers.ts';
import type { Screen } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { type EntityNames, namesOf } from '../entity/entity-names.ts';
import { displayValue } from '../entity/field-values.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { screenComponent, screenPath } from '../screen-path.ts';
import { createModule, type SourceModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import { inlineAlias } from '../text/inline-alias.ts';

/** A line or property; undefined and false are left out. */
type Part = string | undefined | false;

/** What the printers of screens share: names, texts, values with their hooks, and the way to other screens. */
export interface ScreenWriter {
  readonly entity: Entity;
  readonly names: EntityNames;
  readonly module: SourceModule;
  readonly isTurkish: boolean;
  /** Variable of one row: 'order'; of all rows: 'orders'. */
  readonly item: string;
  readonly rows: string;
  /** The screen's title as an expression. */
  readonly title: string;
  readonly form: Screen | undefined;
  readonly detail: Screen | undefined;
  /** Adds a text of the entity's group and returns its expression. */
  text(key: string, tr: string, en: string): string;
  /** Imports components of the kit. */
  ui(...names: readonly string[]): void;
  /** Adds a statement at the start of the component, once. */
  hook(statement: string): void;
  /** The field as text for people; '' without a field. */
  show(field: Field | undefined, item?: string): string;
  /** Several fields in one text, separated by points. */
  join(fields: readonly Field[], item?: string): string;
  /** Hook that gives `navigation`. */
  useNavigation(): void;
  /** Expression of a function that adds a row; undefined without a screen for it. */
  add(params?: string): string | undefined;
  /** 'Yeni sipariş', 'New order' */
  addLabel(): string;
  /** An EmptyState for an app without rows, on one line or more. */
  empty(): string;
  /** Hooks in order, indented by two spaces. */
  hooks(): string;
  print(...body: readonly Part[]): PrintedFile;
}

/** Begins the file of a screen that shows an entity; it reads the rows unless told otherwise. */
export function writeScreen(screen: Screen, context: PrintContext, readsRows = true): ScreenWriter {
  const entity = context.entity(screen.entity);
  const names = namesOf(entity);
  const module = createModule(screenPath(screen, context));
  const isTurkish = context.spec.language === 'tr';
  const hooks = new Set<string>();
  const form = context.findScreen('form', entity.id);
  const adder = context.findScreen('booking', entity.id) ?? form;
  const text = (key: string, tr: string, en: string): string => {
    module.use('src/strings', 'strings');
    return context.strings.add(names.group, key, isTurkish ? tr : en);
  };
  const writer: ScreenWriter = {
    entity,
    names,
    module,
    isTurkish,
    item: entity.id,
    rows: entity.pluralId,
    title: text(`${toCamelCase(screen.id)}Title`, screen.title, screen.title),
    form,
    detail: context.findScreen('detail', entity.id) ?? form,
    text,
    ui(...components) {
      for (const component of components)
        module.use(`src/ui/${component}`, component.split('/').at(-1) ?? '');
    },
    hook: (statement) => hooks.add(statement),
    show(field, item = entity.id) {
      if (field === undefined) return "''";
      const value = displayValue(entity, field, item, module, context);
      for (const hook of value.hooks) hooks.add(hook);
      return value.text;
    },
    join(fields, item = entity.id) {
      const texts = fields.map((field) => writer.show(field, item));
      return texts.length < 2 ? (texts[0] ?? "''") : `[${texts.join(', ')}].filter(Boolean).join(' · ')`;
    },
    useNavigation() {
      module.use('src/routes', 'useRootNavigation');
      hooks.add('const navigation = useRootNavigation();');
    },
    add(params) {
      if (adder === undefined) return undefined;
      writer.useNavigation();
      return `() => navigation.navigate('${adder.id}'${params === undefined ? '' : `, ${params}`})`;
    },
    addLabel: () => text('add', `Yeni ${entity.one}`, `New ${entity.one}`),
    empty() {
      writer.ui('EmptyState');
      const add = writer.add();
      return lines(
        '<EmptyState',
        `  icon="${entity.icon}-outline"`,
        `  title={${text('emptyTitle', `Henüz ${entity.one} yok`, `No ${entity.many} yet`)}}`,
        `  text={${text('emptyText', 'İlk kaydı ekleyin, burada görünsün.', 'Add the first one and it appears here.')}}`,
        add && `  action={{ label: ${writer.addLabel()}, icon: 'add', onPress: ${add} }}`,
        '/>',
      );
    },
    hooks: () => [...hooks].map((hook) => `  ${hook}`).join('\n'),
    print: (...body) => module.print(inlineAlias(lines(...body))),
  };
  if (readsRows) {
    module.use(names.storePath, names.store);
    hooks.add(`const ${entity.pluralId} = ${names.store}((state) => state.items);`);
  }
  return writer;
}

/** First line of a screen's component. */
export const openScreen = (screen: Screen): string => `export function ${screenComponent(screen)}() {`;

/** The floating button that adds a row, as a property of `Screen`. */
export function addAction(writer: ScreenWriter, params?: string): string | undefined {
  const add = writer.add(params);
  if (add === undefined) return undefined;
  writer.ui('AddButton');
  return `action={<AddButton label={${writer.addLabel()}} onPress={${add}} />}`;
}

/** An opening tag; several properties are on lines of their own. Levels of indentation of the tag are for its second line on. */
export function openTag(name: string, props: readonly Part[], levels: number): string {
  const found = props.filter((prop): prop is string => typeof prop === 'string');
  const flat = `<${name}${found.map((prop) => ` ${prop}`).join('')}>`;
  if (flat.length + levels * 2 <= 110) return flat;
  const pad = '  '.repeat(levels);
  return `<${name}\n${found.map((prop) => `${pad}  ${prop}\n`).join('')}${pad}>`;
}
