import type { XmlElement } from '../xml/read-xml.ts';

/** The elements at the end of a path, in the namespace of where it starts: extensions of a bank in their own are not seen. */
export function all(from: XmlElement, ...path: readonly string[]): XmlElement[] {
  let found: XmlElement[] = [from];
  for (const name of path) {
    found = found.flatMap(({ children }) =>
      children.filter((child) => child.name === name && child.namespace === from.namespace),
    );
  }
  return found;
}

/** The first element at the end of a path. */
export function find(from: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  return all(from, ...path)[0];
}

/** The text of the first element at the end of a path; empty when there is none. */
export function textAt(from: XmlElement, ...path: readonly string[]): string {
  return find(from, ...path)?.text ?? '';
}
