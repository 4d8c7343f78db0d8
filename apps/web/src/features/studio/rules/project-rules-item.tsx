import { ScrollText } from 'lucide-react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { MenuItem } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useStudio } from '../session/studio-context.tsx';

const rulesPath = 'KILIM.md';

/** Opens the file with the owner's rules for the AI, or creates it from a template: docs/rules/ai.md#project-rules */
export function ProjectRulesItem() {
  const translate = useTranslate();
  const { commands, document, openFile } = useStudio();

  async function open(): Promise<void> {
    const known = [...document.getState().files.keys()].find(
      (path) => path.toLowerCase() === rulesPath.toLowerCase(),
    );
    try {
      if (known === undefined) await commands.createFile(rulesPath, translate('held.rulesTemplate'));
      openFile(known ?? rulesPath);
    } catch (error) {
      showToast({
        type: 'error',
        title: translate('held.rulesFailed'),
        message: errorText(error, translate),
      });
    }
  }

  return (
    <MenuItem icon={<ScrollText aria-hidden="true" />} onSelect={() => void open()}>
      {translate('held.rules')}
    </MenuItem>
  );
}
