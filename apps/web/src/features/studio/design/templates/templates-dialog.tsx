import {
  applyTemplate,
  type DesignElement,
  instantiateTemplate,
  type Scheme,
  type Template,
  templateColors,
  templates,
} from '@kilim/design-model';
import { useState } from 'react';
import { useLanguage, useTranslate } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ScreenPicture } from '../canvas/screen-picture.tsx';
import { useDesigner, useDesignerState, useScreen } from '../state/designer-context.tsx';
import { createShortId } from '../state/designer-store.ts';

const pictureWidth = 168;
const drawnWidth = 375;
const drawnHeight = 720;

/** The template library, with pictures drawn from the model: docs/rules/designer.md#templates */
export function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { store } = useDesigner();
  const screen = useScreen();
  const device = useDesignerState((state) => state.device);
  const [scheme, setScheme] = useState<Scheme>('light');
  const options = { language, scheme, createId: createShortId };

  function use(template: Template, mode: 'replace' | 'insert'): void {
    const { design } = store.getState().history.present;
    const applied = applyTemplate(design, screen.id, template, mode, { ...options, width: device.width });
    const isDone = store.run(() =>
      applied.ok
        ? {
            ok: true,
            value: {
              command: applied.value.command,
              selection: mode === 'insert' ? applied.value.elements.map(({ id }) => id) : [],
            },
          }
        : applied,
    );
    if (isDone) onClose();
  }

  return (
    <Dialog
      description={translate('designer.templates.description')}
      isOpen
      onClose={onClose}
      size="full"
      title={translate('designer.toolbar.templates')}
    >
      <div className="flex flex-col gap-4">
        <div className="flex gap-1" role="group" aria-label={translate('designer.templates.colors')}>
          {(['light', 'dark'] as const).map((each) => (
            <Button
              aria-pressed={scheme === each}
              key={each}
              onClick={() => setScheme(each)}
              variant={scheme === each ? 'secondary' : 'quiet'}
            >
              {translate(`designer.templates.${each}`)}
            </Button>
          ))}
        </div>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-3 gap-y-5 sm:gap-x-5">
          {templates.map((template) => (
            <TemplateCard
              elements={instantiateTemplate(template, { ...options, width: drawnWidth })}
              key={template.id}
              onUse={(mode) => use(template, mode)}
              scheme={scheme}
              template={template}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface TemplateCardProps {
  readonly template: Template;
  readonly elements: readonly DesignElement[];
  readonly scheme: Scheme;
  readonly onUse: (mode: 'replace' | 'insert') => void;
}

function TemplateCard({ template, elements, scheme, onUse }: TemplateCardProps) {
  const translate = useTranslate();
  const { elements: present } = useScreen();
  const name = translate(`designer.templates.names.${template.id}`);
  return (
    <li className="flex flex-col gap-2">
      <div className="w-fit overflow-hidden rounded-card border border-line">
        <ScreenPicture
          backgroundColor={templateColors[scheme].page}
          elements={elements}
          height={drawnHeight}
          scale={pictureWidth / drawnWidth}
          width={drawnWidth}
        />
      </div>
      <h3 className="text-14 font-medium">{name}</h3>
      <div className="flex flex-wrap gap-1.5">
        <Button
          aria-label={translate('designer.templates.useNamed', { name })}
          className="px-3!"
          onClick={() => onUse('replace')}
          variant="secondary"
        >
          {translate(present.length === 0 ? 'designer.templates.use' : 'designer.templates.replace')}
        </Button>
        {present.length === 0 ? null : (
          <Button
            aria-label={translate('designer.templates.insertNamed', { name })}
            className="px-3!"
            onClick={() => onUse('insert')}
            variant="quiet"
          >
            {translate('designer.templates.insert')}
          </Button>
        )}
      </div>
    </li>
  );
}
