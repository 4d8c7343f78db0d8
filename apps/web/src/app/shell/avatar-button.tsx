import type { AccountUser } from '@kilim/contract';
import type { ComponentProps } from 'react';
import { useProfile } from '../../api/profile.ts';
import { useTranslate } from '../../i18n/translation.ts';

/** The first letters of the first and last name. */
export function initialsOf(name: string, email: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? email];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('tr');
}

/** The surrounding button has the accessible name. */
const decoration = '';

/** The user's photo or initials. */
export function AvatarButton({ user, ...rest }: ComponentProps<'button'> & { readonly user: AccountUser }) {
  const translate = useTranslate();
  const photo = useProfile().data?.avatarUrl ?? null;
  return (
    <button
      type="button"
      {...rest}
      aria-label={translate('shell.userMenu')}
      className="ml-1 flex size-10 items-center justify-center rounded-full"
    >
      {photo === null ? (
        <span className="flex size-8 items-center justify-center rounded-full bg-secondary text-12 font-semibold text-on-secondary">
          {initialsOf(user.name, user.email)}
        </span>
      ) : (
        <img
          src={photo}
          alt={decoration}
          width={32}
          height={32}
          className="size-8 rounded-full object-cover"
        />
      )}
    </button>
  );
}
