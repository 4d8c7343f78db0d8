export type Direction = 'left' | 'right' | 'up' | 'down';
