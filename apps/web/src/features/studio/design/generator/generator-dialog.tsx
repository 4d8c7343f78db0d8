import { componentLimits } from '@kilim/contract';
import { bottom } from '@kilim/design-model';
import { Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../../i18n/error-text.ts';
import { formatNumber } from '../../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { ScreenPicture } from '../canvas/screen-picture.tsx';
import { useDesigner, useDesignerState, useScreen } from '../state/designer-context.tsx';
import { appendElements } from './append-elements.ts';
import { useSuggestion } from './use-suggestion.ts';

/** Width of the preview, in pixels. */
const shownWidth = 270;

const examples = ['login', 'profile', 'products', 'chat'] as const;

/** Elements from a description: a preview first, then they are added to the screen. docs/rules/designer.md#suggested-components */
export function GeneratorDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { store } = useDesigner();
  const { projectId } = useStudio();
  const screen = useScreen();
  const { width } = useDesignerState((state) => state.device);
  const [prompt, setPrompt] = useState('');
  const asking = useSuggestion(projectId, width);
  const { isPending, isBuiltIn, data } = asking;
  const elements = data?.elements ?? [];
  const words = prompt.trim();

  function generate(description: string): void {
    if (description === '') return;
    asking.mutate(description, {
      onError: (error) => {
        if (asking.isStopped()) return;
        showToast({
          type: 'error',
          title: translate('designer.generator.failed'),
          message: errorText(error, translate),
        });
      },
    });
  }

  function add(): void {
    if (store.run(() => appendElements(screen, elements))) onClose();
  }

  return (
    <Dialog
      actions={
        elements.length === 0 ? undefined : (
          <>
            <Button onClick={onClose} variant="quiet">
              {translate('common.cancel')}
            </Button>
            <Button onClick={add}>{translate('designer.generator.add')}</Button>
          </>
        )
      }
      description={translate('designer.generator.description')}
      focusFirst="field"
      isHeld={isPending || elements.length > 0}
      isOpen
      onClose={onClose}
      size="medium"
      title={translate('designer.generator.title')}
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          generate(words);
        }}
      >
        <TextArea
          label={translate('designer.generator.prompt')}
          disabled={isPending}
          hint={isBuiltIn ? undefined : translate('designer.generator.price')}
          maxLength={componentLimits.prompt}
          onChange={(event) => {
            setPrompt(event.target.value);
            asking.reset();
          }}
          placeholder={translate('designer.generator.placeholder')}
          rows={2}
          value={prompt}
        />
        <div className="flex flex-wrap gap-1.5">
          {examples.map((example) => (
            <button
              disabled={isPending}
              className="min-h-10 rounded-full border border-line px-3 text-13 hover:bg-sunken"
              key={example}
              onClick={() => {
                const text = translate(`designer.generator.examples.${example}`);
                setPrompt(text);
                generate(text);
              }}
              type="button"
            >
              {translate(`designer.generator.examples.${example}`)}
            </button>
          ))}
        </div>
        <div className="flex gap-2">
          <Button
            className="flex-1"
            disabled={words === ''}
            icon={<Sparkles aria-hidden="true" className="size-4" />}
            isBusy={isPending}
            type="submit"
            variant={elements.length === 0 ? 'primary' : 'secondary'}
          >
            {translate('designer.generator.generate')}
          </Button>
          {isPending && !isBuiltIn ? (
            <Button onClick={asking.stop} variant="secondary">
              {translate('chat.stop')}
            </Button>
          ) : null}
        </div>
        {elements.length === 0 ? null : (
          <div className="flex flex-col items-center gap-2" role="status">
            <span className="text-12 text-muted">
              {translate('designer.generator.preview', { count: elements.length })}
              {data === undefined || data.charged === 0
                ? null
                : ` · ${translate('designer.generator.charged', {
                    count: data.charged,
                    credits: formatNumber(data.charged, language),
                  })}`}
            </span>
            <div className="overflow-hidden rounded-card border border-line">
              <ScreenPicture
                backgroundColor="#FBF9F5"
                elements={elements}
                height={Math.max(...elements.map(bottom)) + 24}
                scale={shownWidth / width}
                width={width}
              />
            </div>
          </div>
        )}
      </form>
    </Dialog>
  );
}
