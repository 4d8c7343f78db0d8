import { useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';

interface FontSpecimenProps {
  readonly blob: Blob;
  readonly hash: string;
}

const alphabet = [...Array(26).keys()].map((index) => String.fromCharCode(97 + index)).join('');
// Of both languages, made from code points because they are no text to translate.
const special = '\u00e7\u011f\u0131i\u00f6\u015f\u00fc';
const letters = [
  `${alphabet}${special}`,
  `${alphabet}${special}`.toLocaleUpperCase('tr'),
  '0123456789 \u20ba \u20ac $ % & @ ! ? ( )',
];
const sizes = [14, 20, 28, 40] as const;

/** Letters, digits and a sentence in a font of the project. */
export function FontSpecimen({ blob, hash }: FontSpecimenProps) {
  const translate = useTranslate();
  const family = `kilim-${hash.slice(0, 16)}`;
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let face: FontFace | null = null;
    let isCurrent = true;
    // From the bytes, because the policy of the page loads fonts of its own address only.
    const load = async (): Promise<void> => {
      const loaded = await new FontFace(family, await blob.arrayBuffer()).load();
      if (!isCurrent) return;
      face = loaded;
      document.fonts.add(loaded);
    };
    load().catch(() => isCurrent && setBroken(true));
    return () => {
      isCurrent = false;
      if (face !== null) document.fonts.delete(face);
    };
  }, [blob, family]);
  if (isBroken) return <p className="p-4 text-13 text-muted">{translate('studio.assets.brokenFont')}</p>;
  return (
    <div className="flex w-full flex-col gap-3 [overflow-wrap:anywhere]" style={{ fontFamily: family }}>
      {sizes.map((size) => (
        <p key={size} style={{ fontSize: size, lineHeight: 1.3 }}>
          {translate('studio.assets.sentence')}
        </p>
      ))}
      {letters.map((line) => (
        <p key={line} style={{ fontSize: 20 }}>
          {line}
        </p>
      ))}
    </div>
  );
}
