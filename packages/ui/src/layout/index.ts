export {
  Cluster,
  type ClusterProps,
  Columns,
  type ColumnsProps,
  type Space,
  Stack,
  VisuallyHidden,
} from './Layout.tsx';
export { useIsPainted } from './use-is-painted.ts';
