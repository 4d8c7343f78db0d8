/** Compact controls of the panels: 32 px with a mouse, 40 px by touch. */
export const fieldLook =
  'h-8 w-full min-w-0 rounded-control border border-line-strong/60 bg-raised px-2 text-13 text-ink placeholder:text-muted ' +
  'hover:border-line-strong focus:border-secondary focus:outline-2 focus:outline-offset-0 focus:outline-secondary pointer-coarse:h-10';

export const labelLook = 'block min-w-0 truncate text-12 text-muted';
