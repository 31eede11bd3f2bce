/** Builds the URL and the form of a request. */

/**
 * Replaces `{id}` by its encoded value.
 * @throws when a value is missing, because the URL would match another operation.
 */
export function fillPath(template: string, values: unknown): string {
  const given = new Map(entriesOf(values));
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = given.get(name);
    if (typeof value !== 'string' || value === '') throw new Error(`Missing path value: ${name}`);
    return encodeURIComponent(value);
  });
}

/** The non-empty filters as strings (R314). */
export function cleanQuery(query: unknown): Record<string, string> {
  return Object.fromEntries(
    entriesOf(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
}

/** The absolute URL of a request. */
export function buildUrl(baseUrl: string, path: string, query: unknown): string {
  const search = new URLSearchParams(cleanQuery(query)).toString();
  const url = `${baseUrl.replace(/\/+$/, '')}${path}`;
  return search === '' ? url : `${url}?${search}`;
}

/**
 * A multipart form. The file is last, so that a server that streams the form has the text fields first. Empty fields
 * are omitted.
 */
export function buildForm(fields: unknown): FormData {
  const form = new FormData();
  const entries = entriesOf(fields).filter(([, value]) => value !== undefined && value !== null);
  for (const [name, value] of entries) {
    if (!(value instanceof Blob)) form.append(name, String(value));
  }
  for (const [name, value] of entries) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name);
  }
  return form;
}

/** The entries of an input that the caller has already checked. */
function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
