import { z } from 'zod';
import type { Field } from '../../../spec/field.ts';
import { optionLabels, optionTones, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole, rowShape, titleField } from '../../entity/entity-shape.ts';
import { dateField, dayOf } from '../../entity/moment-shape.ts';
import { moneyField } from '../../entity/number-value.ts';
import { withMark } from '../../entity/print-automations.ts';
import { printProgress, progressNames, statusField } from '../../entity/print-progress.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { indent, lines } from '../../text/indent.ts';
import { addAction, openScreen, writeScreen } from '../screen-writer.ts';

/** Columns by status; one press moves a card to the next or the previous column. */
export const board: ScreenKind = {
  id: 'board',
  words: {
    tr: ['pano', 'kanban', 'aşama', 'sütun', 'durum panosu'],
    en: ['board', 'kanban', 'stages', 'columns', 'pipeline'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity !== undefined && (statusField(entity)?.options?.length ?? 0) > 1,
  print(screen, context) {
    const writer = writeScreen(screen, context);
    const { entity, module, names, item, rows, detail } = writer;
    const status = statusField(entity);
    if (status === undefined) throw new Error(`${entity.id} has no status`);
    const progress = progressNames(entity);
    const value = propertyOf(status);
    const hasTones = status.options?.some(({ tone }) => tone !== undefined) === true;
    const labels = module.use(names.modelPath, optionLabels(entity, status));
    const options = module.use(names.modelPath, `${labels.replace(/Labels$/, '')}Options`);
    const tones = hasTones ? module.use(names.modelPath, optionTones(entity, status)) : undefined;
    module.use(progress.path, progress.nextOf);
    module.use(progress.path, progress.previousOf);
    module.useType(names.modelPath, names.type);
    for (const name of ['ScrollView', 'StyleSheet', 'useWindowDimensions']) module.use('react-native', name);
    module.use('src/theme', 'space');
    module.use('src/ui/Toast', 'useToast');
    module.use('src/strings', 'strings');
    writer.ui('Screen', 'board/BoardColumn', 'board/BoardCard');
    if (detail !== undefined) writer.useNavigation();
    writer.hook(`const update = ${names.store}((state) => state.update);`);
    writer.hook('const showToast = useToast((toast) => toast.show);');
    writer.hook('const { width } = useWindowDimensions();');

    const title = titleField(entity);
    const time = dateField(entity);
    const money = moneyField(entity);
    const hidden = new Set([title, status, time, money]);
    const facts = [fieldOfRole(entity, 'person'), ...rowShape(entity).subtitle]
      .filter(
        (field, at, all): field is Field =>
          field !== undefined && !hidden.has(field) && all.indexOf(field) === at,
      )
      .slice(0, 2);
    const notes = [money, time].filter((field) => field !== undefined);
    const titleText = writer.show(title);
    const factText = writer.join(facts);
    const noteText = writer.join(notes);
    const action = addAction(writer);
    const day = dayOf(entity, 'a', time);
    const sort =
      day === undefined || time === undefined
        ? ''
        : `.sort((a, b) => a.${time.id}.localeCompare(b.${time.id}))`;
    return [
      writer.print(
        openScreen(screen),
        writer.hooks(),
        '',
        `  const moveCard = (${item}: ${names.type}, step: ${names.type}['${value}'] | undefined) => {`,
        '    if (!step) return undefined;',
        `    const label = ${labels}[step];`,
        `    const undo = () => update(${item}.id, { ${value}: ${item}.${value} });`,
        '    const onPress = () => {',
        `      update(${item}.id, { ${value}: step });`,
        '      showToast({ text: strings.dueScreen.moved(label), action: { label: strings.common.undo, onPress: undo } });',
        '    };',
        '    return { label, onPress };',
        '  };',
        '',
        '  return (',
        `    <Screen${screen.place === 'inner' ? ' back' : ''}`,
        `      title={${writer.title}}`,
        `      subtitle={strings.common.count(${rows}.length)}`,
        action && `      ${action}`,
        '    >',
        '      <ScrollView',
        '        horizontal',
        '        showsHorizontalScrollIndicator={false}',
        '        style={styles.board}',
        '        contentContainerStyle={styles.columns}',
        '      >',
        `        {${options}.map(({ value, label }) => {`,
        `          const column = ${rows}.filter((${item}) => ${item}.${value} === value)${sort};`,
        '          return (',
        '            <BoardColumn',
        '              key={value}',
        '              title={label}',
        `              tone=${tones === undefined ? '"neutral"' : `{${tones}[value]}`}`,
        '              count={column.length}',
        '              width={Math.min(300, width * 0.74)}',
        '              empty={strings.dueScreen.emptyColumn}',
        '            >',
        `              {column.map((${item}) => (`,
        indent(
          lines(
            '<BoardCard',
            `  key={${item}.id}`,
            `  title={${titleText}}`,
            `  text={${withMark(entity, item, module, factText)}}`,
            `  note={${noteText}}`,
            `  next={moveCard(${item}, ${progress.nextOf}(${item}))}`,
            `  previous={moveCard(${item}, ${progress.previousOf}(${item}))}`,
            detail && `  onPress={() => navigation.navigate('${detail.id}', { id: ${item}.id })}`,
            '/>',
          ),
          8,
        ),
        '              ))}',
        '            </BoardColumn>',
        '          );',
        '        })}',
        '      </ScrollView>',
        '    </Screen>',
        '  );',
        '}',
        '',
        'const styles = StyleSheet.create({',
        '  board: { marginHorizontal: -space.lg },',
        '  columns: { paddingHorizontal: space.lg, gap: space.md },',
        '});',
      ),
      printProgress(entity, context),
    ];
  },
};
