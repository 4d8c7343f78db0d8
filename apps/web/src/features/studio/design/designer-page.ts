/** The page that the designer fills, when it is not a pane of the studio: docs/rules/designer.md#page */
export interface DesignerPage {
  /** Of the project. */
  readonly name: string;
  /** The code was written and saved. */
  readonly onGenerated: () => void;
}
