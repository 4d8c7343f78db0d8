/** A file of the generated app. */
export interface PrintedFile {
  /** Path in the project: 'src/appointments/AppointmentForm.tsx'. */
  readonly path: string;
  readonly source: string;
}
