export { DefinitionList, type DefinitionListProps } from './DefinitionList.tsx';
