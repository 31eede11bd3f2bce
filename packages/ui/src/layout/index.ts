export {
  Cluster,
  type ClusterProps,
  Columns,
  type ColumnsProps,
  type Space,
  Stack,
  VisuallyHidden,
} from './Layout.tsx';
