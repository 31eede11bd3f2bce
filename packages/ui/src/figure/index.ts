export { Change, type ChangeProps, type Direction } from './Change.tsx';
export { Figure, type FigureProps } from './Figure.tsx';
