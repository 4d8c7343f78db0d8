import { type Asset, limits } from '@kilim/contract';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useChangeAsset } from '../api/assets.ts';

const readTags = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim().slice(0, limits.tagMaximum))
    .filter((tag) => tag !== '')
    .slice(0, limits.tagsPerAsset);

/** Name and tags of a file of the library. */
export function AssetForm({ asset, onClose }: { readonly asset: Asset; readonly onClose: () => void }) {
  const translate = useTranslate();
  const [name, setName] = useState(asset.name);
  const known = asset.tags.join(', ');
  const [tags, setTags] = useState(known);
  const change = useChangeAsset(asset.id);
  const [isChecked, setChecked] = useState(false);
  const isNameless = name.trim() === '';
  return (
    <FormDialog
      isBusy={change.isPending}
      isDirty={name !== asset.name || tags !== known}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true);
        if (isNameless) return;
        change.mutate({ name, tags: readTags(tags) }, { onSuccess: onClose });
      }}
      problem={change.error === null ? null : errorText(change.error, translate)}
      submitLabel={translate('common.save')}
      title={translate('designer.library.edit')}
    >
      <div className="flex flex-col gap-4">
        <TextField
          error={isChecked && isNameless ? translate('errors.asset_name_required') : undefined}
          label={translate('designer.library.name')}
          maxLength={limits.assetNameMaximum}
          onChange={({ target }) => setName(target.value)}
          value={name}
        />
        <TextField
          hint={translate('designer.library.tagsHint')}
          label={translate('designer.library.tags')}
          maxLength={limits.tagsPerAsset * (limits.tagMaximum + 2)}
          onChange={({ target }) => setTags(target.value)}
          value={tags}
        />
      </div>
    </FormDialog>
  );
}
