/** The file in which a project keeps what it was composed from. */
export const specPath = 'app-spec.json';
