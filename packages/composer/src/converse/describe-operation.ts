import { describeScreenPlay } from '../answer/describe-play.ts';
import { describeRoles } from '../answer/describe-roles.ts';
import { upperCaseFirst } from '../language/fold.ts';
import { firstDayOf } from '../print/base/print-locale.ts';
import type { AppSpec, FeatureId } from '../spec/app-spec.ts';
import {
  addedTitles,
  describeChoices,
  describeInitial,
  describeList,
  describeTexts,
} from './describe-change.ts';
import { describeRules } from './describe-rule.ts';
import type { Operation } from './operation.ts';
import type { FollowUpTexts } from './texts.ts';

/** One sentence on what an operation changed; `before` is the spec without it. */
export function describeOperation(operation: Operation, before: AppSpec, text: FollowUpTexts): string {
  const entity =
    'entity' in operation && typeof operation.entity === 'string'
      ? before.entities.find(({ id }) => id === operation.entity)
      : undefined;
  const many =
    entity === undefined ? '' : before.language === 'tr' ? upperCaseFirst(entity.many, 'tr') : entity.many;
  const labelOf = (id: string | undefined): string =>
    entity?.fields.find((field) => field.id === id)?.label ?? '';
  const titleOf = (id: string): string => before.screens.find((screen) => screen.id === id)?.title ?? id;
  switch (operation.kind) {
    case 'setName':
      return text.setName(operation.name);
    case 'setColors':
      return text.setColors;
    case 'setIcon':
      return text.setIcon;
    case 'setScheme':
      return text.setScheme[operation.scheme];
    case 'setTextSize':
      return text.setTextSize[operation.textSize];
    case 'setLayout':
      return text.setLayout;
    case 'setCardStyle':
      return text.setCardStyle;
    case 'setCurrency':
      return text.setCurrency(operation.currency);
    case 'setFirstDay':
      return text.setFirstDay[operation.firstDay ?? firstDayOf({ ...before, firstDay: undefined })];
    case 'setTexts':
      return describeTexts(operation.texts, before, text);
    case 'setSamples':
      return operation.samples.length === 0
        ? text.noSamples(many)
        : text.setSamples(many, addedTitles(operation.samples, entity));
    case 'addField':
      if (operation.field.type === 'reference') return text.addReference(operation.field.label, many);
      return text.addField(operation.field.label, many);
    case 'removeField':
      return text.removeField(labelOf(operation.field), many);
    case 'moveField':
      return text.moveField(labelOf(operation.field));
    case 'changeField': {
      const old = entity?.fields.find(({ id }) => id === operation.field.id);
      const { label } = operation.field;
      if (old === undefined) return text.changeField(label);
      if (old.label !== label) return text.renameField(old.label, label);
      if (old.isRequired !== operation.field.isRequired)
        return operation.field.isRequired ? text.requireField(label) : text.loosenField(label);
      if (old.unit !== operation.field.unit) return text.setUnit(label, operation.field.unit ?? '');
      if (old.type !== operation.field.type && operation.field.type === 'rating')
        return text.changeField(label);
      const { minimum, maximum } = operation.field;
      if (old.minimum !== minimum || old.maximum !== maximum) return text.setLimits(label, minimum, maximum);
      if (old.initial !== operation.field.initial) return describeInitial(operation.field, text);
      const [oldOptions, options] = [old.options ?? [], operation.field.options ?? []];
      const isOther =
        options.some(({ id }) => !oldOptions.some((option) => option.id === id)) &&
        oldOptions.some(({ id }) => !options.some((option) => option.id === id));
      if (isOther || (old.type !== 'choice' && options.length > 1))
        return text.setOptions(label, options.map((option) => option.label).join(', '));
      if (options.length > oldOptions.length) return text.addOption(options.at(-1)?.label ?? '', label);
      if (options.length < oldOptions.length) {
        const removed = oldOptions.filter(({ id }) => !options.some((option) => option.id === id));
        return text.removeOption(label, removed.map((option) => option.label).join('”, “'));
      }
      const renamed = options.find((option) =>
        oldOptions.some(({ id, label: name }) => id === option.id && name !== option.label),
      );
      const former = oldOptions.find(({ id }) => id === renamed?.id);
      if (renamed === undefined && options.some(({ id }, at) => oldOptions[at]?.id !== id))
        return text.orderOptions(label, options.map((option) => option.label).join(', '));
      return renamed !== undefined && former !== undefined
        ? text.renameField(former.label, renamed.label)
        : text.changeField(label);
    }
    case 'addEntity': {
      const { one, many: rows, fields } = operation.entity;
      const labels = fields.map(({ label }) => label).join(', ');
      return text.addEntity(upperCaseFirst(rows, before.language), one, labels);
    }
    case 'removeEntity':
      return text.removeEntity(many);
    case 'renameEntity':
      return text.renameEntity(entity?.one ?? '', operation.one);
    case 'setSort':
      return text.setSort(labelOf(operation.sort?.field), operation.sort?.direction === 'ascending');
    case 'setGroup':
      if (operation.groupBy === undefined) return text.noGroup;
      return text.setGroup(labelOf(operation.groupBy));
    case 'setRules':
      return entity === undefined ? text.setRules : describeRules(entity, operation.rules, text);
    case 'addScreen':
      if (operation.screen.place !== 'main') return '';
      return [text.addScreen(operation.screen.title), describeChoices(operation.screen, before, text)]
        .filter((part) => part !== '')
        .join(' ');
    case 'removeScreen':
      return before.screens.find(({ id }) => id === operation.screen)?.place === 'main'
        ? text.removeScreen(titleOf(operation.screen))
        : '';
    case 'changeScreen': {
      const old = titleOf(operation.screen.id);
      const play = describeScreenPlay(operation.screen, before.language);
      if (old === operation.screen.title && play !== '') return text.setPlay(old, play);
      return old === operation.screen.title
        ? describeList(operation.screen, before, text)
        : text.renameScreen(old, operation.screen.title);
    }
    case 'moveScreen':
      return text.moveScreen(titleOf(operation.screen));
    case 'addFeature':
      if (operation.feature === 'login') return text.addLogin;
      if (operation.feature === 'onboarding') return text.addOnboarding;
      return textOf(text.addFeature, operation.feature);
    case 'setRoles':
      if (operation.roles.length === 0) return '';
      return describeRoles({
        ...before,
        features: [...before.features, 'roles'],
        roles: [...operation.roles],
      }).join(' ');
    case 'removeFeature':
      return textOf(text.removeFeature, operation.feature);
  }
}

/** The text of a feature; '' for one that other operations describe. */
const textOf = (texts: Readonly<Partial<Record<FeatureId, string>>>, feature: FeatureId): string =>
  texts[feature] ?? '';
