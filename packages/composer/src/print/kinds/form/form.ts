import { z } from 'zod';
import { upperCaseFirst } from '../../../language/fold.ts';
import { editInTurkish } from '../../../language/turkish-labels.ts';
import { namesOf } from '../../entity/entity-names.ts';
import { breakProps, printInput } from '../../entity/field-input.ts';
import { isInput } from '../../entity/field-values.ts';
import { validatesAgainstRows } from '../../entity/print-conflicts.ts';
import { printRemoval } from '../../entity/print-removal.ts';
import { newTitle } from '../../entity/reference-input.ts';
import { findStockRule, stockPath } from '../../entity/stock-rule.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { screenPath } from '../../screen-path.ts';
import { createModule } from '../../text/create-module.ts';
import { indent, lines } from '../../text/indent.ts';
import { writtenFields } from '../social/written-fields.ts';

/** Adds or edits one row: typed inputs, validation, delete with undo. */
export const form: ScreenKind = {
  id: 'form',
  words: {
    tr: ['form', 'ekleme ekranı', 'düzenleme ekranı', 'kayıt ekranı'],
    en: ['form', 'add screen', 'edit screen', 'entry form'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity !== undefined,
  params: (screen, context) => {
    const draft = namesOf(context.entity(screen.entity));
    return {
      type: `({ id?: string } & Partial<${draft.draft}>) | undefined`,
      imports: [{ from: draft.modelPath, name: draft.draft }],
    };
  },
  print(screen, context) {
    const entity = context.entity(screen.entity);
    const { type, draft, empty, store, storePath, modelPath, validate, validatePath, group } =
      namesOf(entity);
    const { language } = context.spec;
    const module = createModule(screenPath(screen, context));
    module.use('react', 'useState');
    module.useType('@react-navigation/native-stack', 'NativeStackScreenProps');
    module.useType('src/routes', 'RootStackParams');
    module.use('src/ui/Screen', 'Screen');
    module.use('src/ui/Button', 'Button');
    module.use('src/ui/SaveBar', 'SaveBar');
    module.use(validatePath, 'fieldLabels');
    module.use('src/strings', 'strings');
    module.use(storePath, store);
    module.use(modelPath, empty);
    module.useType(modelPath, draft);
    module.useType(modelPath, type);
    module.use(validatePath, validate);
    module.useType(validatePath, `${type}Errors`);
    module.use('src/ui/Toast', 'useToast');
    const inputs = writtenFields(entity, context)
      .filter(isInput)
      .map((field) => printInput(entity, field, module, context));
    const hooks = [...new Set(inputs.flatMap((input) => input.hooks))].filter(
      (hook) => hook !== `const ${entity.pluralId} = ${store}((state) => state.items);`,
    );
    const add = (key: string, tr: string, en: string): string =>
      context.strings.add(group, key, language === 'tr' ? tr : en);
    const title = context.strings.add(group, 'newTitle', newTitle(entity, context));
    const one = upperCaseFirst(entity.one, 'tr');
    const editTitle = add('editTitle', editInTurkish(entity.one), `Edit ${entity.one}`);
    const deleted = add('deleted', `${one} silindi`, `${upperCaseFirst(entity.one, 'en')} deleted`);
    const rows = entity.pluralId;
    const removal = printRemoval(entity, 'row', module, context, (text) => `setProblem(${text});`);
    const stock = findStockRule(context.spec);
    const moves = stock !== undefined && stock.movement.id === entity.id ? stock : undefined;
    if (moves !== undefined) {
      module.use(stockPath(moves), 'findShortage');
      module.use(stockPath(moves), 'moveStock');
    }
    return [
      module.print(
        lines(
          `type Props = NativeStackScreenProps<RootStackParams, '${screen.id}'>;`,
          '',
          `export function ${screen.id}Screen({ navigation, route }: Props) {`,
          `  const ${rows} = ${store}((state) => state.items);`,
          `  const { ${removal.usesRemove ? 'save, remove' : 'save'} } = ${store}.getState();`,
          '  const showToast = useToast((toast) => toast.show);',
          ...hooks.map((hook) => `  ${hook}`),
          '  const { id, ...given } = route.params ?? {};',
          `  const existing = ${rows}.find((each) => each.id === id);`,
          `  const [draft, setDraft] = useState<${draft}>(() => existing ?? { ...${empty}(), ...given });`,
          `  const [errors, setErrors] = useState<${type}Errors>({});`,
          removal.mayRefuse && "  const [problem, setProblem] = useState('');",
          '',
          `  const change = (part: Partial<${draft}>) => {`,
          '    setDraft({ ...draft, ...part });',
          `    const kept = Object.entries(errors).filter(([field]) => !(field in part));`,
          '    setErrors(Object.fromEntries(kept));',
          '  };',
          '',
          '  const submit = () => {',
          `    const found = ${validate}(draft${validatesAgainstRows(entity) ? `, ${rows}` : ''});`,
          moves &&
            lines(
              '    const shortage = findShortage(existing, draft);',
              `    if (shortage) found.${moves.amount.id} ??= shortage;`,
            ),
          '    setErrors(found);',
          '    if (Object.keys(found).length > 0) return;',
          moves && '    moveStock(existing, draft);',
          '    save(draft);',
          '    navigation.goBack();',
          '  };',
          '',
          `  const removeExisting = (row: ${type}) => {`,
          indent(removal.statements, 2),
          '    navigation.popToTop();',
          `    showToast({ text: ${deleted}, action: { label: strings.common.undo, onPress: restore } });`,
          '  };',
          '',
          '  return (',
          '    <Screen',
          '      back',
          `      title={existing ? ${editTitle} : ${title}}`,
          removal.mayRefuse
            ? lines(
                '      footer={',
                '        <SaveBar errors={errors} labels={fieldLabels} problem={problem} onSave={submit} />',
                '      }',
              )
            : '      footer={<SaveBar errors={errors} labels={fieldLabels} onSave={submit} />}',
          '    >',
          ...inputs.map((input) => indent(breakProps(input.jsx, 6), 3)),
          '      {existing ? (',
          '        <Button',
          '          kind="danger"',
          '          icon="trash-outline"',
          '          label={strings.common.remove}',
          '          onPress={() => removeExisting(existing)}',
          '        />',
          '      ) : null}',
          '    </Screen>',
          '  );',
          '}',
        ),
      ),
    ];
  },
};
