/** Whether events may be stored: the user has consented and the browser sends no opt-out signal. */
export function mayRecord(consent: boolean, header: (name: string) => string | undefined): boolean {
  return consent && header('dnt') !== '1' && header('sec-gpc') !== '1';
}
