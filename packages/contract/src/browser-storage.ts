/** Prefix of every key in local storage, session storage and preference cookies. */
export const storagePrefix = 'kilim_';
