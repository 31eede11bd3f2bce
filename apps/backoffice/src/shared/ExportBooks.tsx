import type { components, OperationParams } from '@repo/api-sdk';
import { ExportFile } from './ExportFile.tsx';

type ExportQuery = NonNullable<OperationParams<'exportBooks'>['query']> & {
  readonly list: components['schemas']['BooksList'];
};

/** A list of the books. */
export function ExportBooks({ query }: { readonly query: ExportQuery }) {
  return (
    <ExportFile
      download={(api, format) => api.download('exportBooks', { query: { ...query, format } })}
      list={query.list}
    />
  );
}
