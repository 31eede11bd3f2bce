export { ChoiceEditor, type ChoiceEditorProps } from './ChoiceEditor.tsx';
export { FilterPills, type FilterPillsProps, type PillFilter } from './FilterPills.tsx';
