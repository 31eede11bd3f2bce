import type { OperationParams } from '@repo/api-sdk';
import { ExportFile } from './ExportFile.tsx';

type ExportQuery = NonNullable<OperationParams<'exportBooks'>['query']>;

/** A list of the books. */
export function ExportBooks({ query }: { readonly query: ExportQuery }) {
  return <ExportFile download={(api) => api.download('exportBooks', { query })} />;
}
