/** Changes of a response at a path: `signatures.*.currency`, where `*` is each item of a list or each entry of a record. */
import type { Json } from './bodies.ts';

export type Edit = (body: Json) => Json;
type Holder = { [name: string]: Json };

function isHolder(value: Json | undefined): value is Holder {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Calls `change` with each object that holds the last name of the path. */
function visit(body: Json, names: readonly string[], change: (holder: Holder, name: string) => void): void {
  const [name, ...others] = names;
  if (name === undefined || typeof body !== 'object' || body === null) return;
  const children = name === '*' ? Object.values(body) : isHolder(body) ? [body[name] ?? null] : [];
  if (others.length > 0) for (const child of children) visit(child, others, change);
  else if (isHolder(body) && name in body) change(body, name);
}

const at =
  (path: string, change: (holder: Holder, name: string) => void): Edit =>
  (body) => {
    visit(body, path.split('.'), change);
    return body;
  };

/** Without the field. */
export const drop = (path: string): Edit =>
  at(path, (holder, name) => {
    delete holder[name];
  });

/** Under another name; dotted, inside an object of its own. */
export const rename = (path: string, to: string): Edit =>
  at(path, (holder, name) => {
    const value = holder[name] ?? null;
    delete holder[name];
    const [first = to, inner] = to.split('.');
    holder[first] =
      inner === undefined ? value : { ...(isHolder(holder[first]) ? holder[first] : {}), [inner]: value };
  });

/** With another value. */
export const set = (path: string, value: Json): Edit =>
  at(path, (holder, name) => {
    holder[name] = structuredClone(value);
  });

/** With another field, in each holder of `path`. */
export const put = (path: string, field: string, value: Json): Edit =>
  at(path, (holder, name) => {
    const inner = holder[name];
    if (isHolder(inner)) inner[field] = structuredClone(value);
  });

/** A text of digits as a number; an id `c-17` as 17. */
export const asNumber = (path: string): Edit =>
  at(path, (holder, name) => {
    const value = holder[name];
    if (typeof value === 'string') holder[name] = Number(value.replace(/^[a-zA-Z]+-/, ''));
  });

/** A number as a text. */
export const asText = (path: string): Edit =>
  at(path, (holder, name) => {
    if (typeof holder[name] === 'number') holder[name] = String(holder[name]);
  });

/** The value under one name, without the object that holds it. */
export const bare =
  (name: string): Edit =>
  (body) =>
    isHolder(body) ? (body[name] ?? null) : body;

/** The value inside an object. */
export const wrapped =
  (name: string): Edit =>
  (body) => ({ [name]: body });

/** Applies several. */
export const all =
  (...edits: Edit[]): Edit =>
  (body) =>
    edits.reduce((value, edit) => edit(value), body);
