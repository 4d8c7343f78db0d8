export interface ChartPoint {
  key: string;
  /** Below the axis: 'Mon', 'Jan'. */
  label: string;
  value: number;
}
