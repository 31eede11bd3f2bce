export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';
export { Switch, type SwitchProps } from './Switch.tsx';
