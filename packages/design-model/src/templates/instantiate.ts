import type { Language } from '@kilim/contract';
import { toCommand } from '../commands/apply.ts';
import type { Command, Step } from '../commands/command.ts';
import { type Result, refuse, succeed } from '../model/design-error.ts';
import type { Design, DesignElement } from '../model/element.ts';
import { limitFrame } from '../model/frame.ts';
import { type CreateId, type ScreenId, toElementId } from '../model/ids.ts';
import { namePart } from './part-names.ts';
import { peopleTemplates } from './people-templates.ts';
import { placeTemplates } from './place-templates.ts';
import { shopTemplates } from './shop-templates.ts';
import { startTemplates } from './start-templates.ts';
import { type Template, type TemplatePart, templateIds } from './template.ts';
import { resolveColor, type Scheme } from './template-colors.ts';

const all = [...startTemplates, ...shopTemplates, ...peopleTemplates, ...placeTemplates];

/** All templates in the order of the library: docs/rules/designer.md#templates */
export const templates: readonly Template[] = templateIds.flatMap((id) =>
  all.filter((each) => each.id === id),
);

export interface TemplateOptions {
  readonly language: Language;
  readonly scheme: Scheme;
  /** Width of the device in pixels; wider ones show the template in the middle. */
  readonly width: number;
  readonly createId: CreateId;
}

const drawnWidth = 375;

function toProps({ props }: TemplatePart, { language, scheme }: TemplateOptions): DesignElement['props'] {
  const {
    color,
    backgroundColor,
    borderColor,
    text,
    placeholder,
    title,
    price,
    name,
    items,
    fields,
    ...rest
  } = props;
  return {
    ...rest,
    ...(color === undefined ? {} : { color: resolveColor(scheme, color) }),
    ...(backgroundColor === undefined ? {} : { backgroundColor: resolveColor(scheme, backgroundColor) }),
    ...(borderColor === undefined ? {} : { borderColor: resolveColor(scheme, borderColor) }),
    ...(text === undefined ? {} : { text: text[language] }),
    ...(placeholder === undefined ? {} : { placeholder: placeholder[language] }),
    ...(title === undefined ? {} : { title: title[language] }),
    ...(price === undefined ? {} : { price: price[language] }),
    ...(name === undefined ? {} : { name: name[language] }),
    ...(items === undefined ? {} : { items: items.map((item) => item[language]) }),
    ...(fields === undefined ? {} : { fields: fields.map((each) => each[language]) }),
  };
}

function toElement(
  part: TemplatePart,
  options: TemplateOptions,
  scale: number,
  shift: number,
): DesignElement {
  const [x, y, width, height] = part.box;
  return {
    id: toElementId(options.createId()),
    type: part.type,
    name: namePart(part.name, options.language),
    ...limitFrame({ x: x * scale + shift, y, width: width * scale, height }),
    props: toProps(part, options),
    isLocked: false,
    isHidden: false,
    links: [],
    children: (part.children ?? []).map((child) => toElement(child, options, scale, 0)),
  };
}

/** The elements of a template, or of other parts, for a language, a colour scheme and a device. */
export function instantiateTemplate(
  template: Pick<Template, 'parts'>,
  options: TemplateOptions,
): readonly DesignElement[] {
  const scale = Math.min(1, options.width / drawnWidth);
  const shift = Math.round((options.width - drawnWidth * scale) / 2);
  return template.parts.map((part) => toElement(part, options, scale, shift));
}

/** Fills a screen with a template in place of its elements, or adds its elements in front of them. */
export function applyTemplate(
  design: Design,
  screenId: ScreenId,
  template: Template,
  mode: 'replace' | 'insert',
  options: TemplateOptions,
): Result<{ readonly command: Command; readonly elements: readonly DesignElement[] }> {
  const screen = design.screens.find(({ id }) => id === screenId);
  if (screen === undefined) return refuse('unknown-screen');
  const elements = instantiateTemplate(template, options);
  const isReplacing = mode === 'replace';
  const start = isReplacing ? 0 : screen.elements.length;
  const insert: Step = {
    type: 'insert',
    screenId,
    entries: elements.map((element, index) => ({ parentId: null, index: start + index, element })),
  };
  if (!isReplacing) return succeed({ command: insert, elements });
  const background: Step = { type: 'set-background', screenId, color: resolveColor(options.scheme, 'page') };
  const ids = screen.elements.map(({ id }) => id);
  const remove: Step[] = ids.length === 0 ? [] : [{ type: 'remove', screenId, ids }];
  return succeed({ command: toCommand(background, ...remove, insert), elements });
}
