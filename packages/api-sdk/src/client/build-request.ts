/** Pure parts of a request: its address and its form. */

/**
 * Replaces `{id}` by its value, encoded.
 * @throws when a value is missing: a call that would reach another operation must not leave.
 */
export function fillPath(template: string, values: unknown): string {
  const given = new Map(entriesOf(values));
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = given.get(name);
    if (typeof value !== 'string' || value === '') throw new Error(`Missing path value: ${name}`);
    return encodeURIComponent(value);
  });
}

/** The filters that say something, as text; empty ones are dropped (R314). */
export function cleanQuery(query: unknown): Record<string, string> {
  return Object.fromEntries(
    entriesOf(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
}

/** The absolute address of a call. */
export function buildUrl(baseUrl: string, path: string, query: unknown): string {
  const search = new URLSearchParams(cleanQuery(query)).toString();
  const url = `${baseUrl.replace(/\/+$/, '')}${path}`;
  return search === '' ? url : `${url}?${search}`;
}

/**
 * A multipart form. The text fields go first and the file last, so that a server which streams the form knows
 * what the file is before it reads it. Empty fields are left out.
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

/** The members of an input whose type the caller has already checked. */
function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
